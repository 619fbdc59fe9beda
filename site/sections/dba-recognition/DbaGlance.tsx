import { Glance, type GlanceContent } from '../../components/glance/Glance.tsx';
import styles from './DbaGlance.module.css';

/** The six answers of the doctorate, above its tabs. */
export function DbaGlance({ schoolId, glance }: { schoolId: string; glance: GlanceContent }) {
  return (
    <div className={`wrap ${styles.place}`} data-school={schoolId}>
      <Glance {...glance} />
    </div>
  );
}
