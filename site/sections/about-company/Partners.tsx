import { PartnerMap, type PartnerMapProps } from '../../components/partner-map/PartnerMap.tsx';
import { SectionHeading } from '../../components/section-heading/SectionHeading.tsx';
import styles from './Partners.module.css';

interface PartnersProps {
  eyebrow: string;
  title: string;
  /** How the company stands to the schools. */
  lead: string;
  map: PartnerMapProps;
}

/** The schools that the company advises on, on a picture and in a list (PAGE-3). */
export function Partners({ eyebrow, title, lead, map }: PartnersProps) {
  return (
    <section id="partners" className={`section ${styles.partners}`} aria-labelledby="partners-title">
      <div className="wrap">
        <SectionHeading id="partners-title" eyebrow={eyebrow} title={title} lead={lead} />
        <div className={styles.map}>
          <PartnerMap {...map} />
        </div>
      </div>
    </section>
  );
}
