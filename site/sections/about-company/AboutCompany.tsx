import { Icon } from '../../components/icon/Icon.tsx';
import { Picture } from '../../components/picture/Picture.tsx';
import { SectionHeading } from '../../components/section-heading/SectionHeading.tsx';
import styles from './AboutCompany.module.css';
import type { AboutCompanyProps } from './about-company.data.ts';

/** Who we are, by what rules we work, who talks with a visitor, and what happened so far (PAGE-3). */
export function AboutCompany(props: AboutCompanyProps) {
  const { story, texts } = props;
  return (
    <>
      <section className={`wrap ${styles.story}`} aria-labelledby="story-title">
        <SectionHeading id="story-title" eyebrow={texts.storyEyebrow} title={texts.storyTitle} />
        <div className={styles.paragraphs}>
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {props.milestones.length > 0 && <Milestones {...props} />}
        </div>
      </section>
      <Chain {...props} />
      {props.values.length > 0 && <Values {...props} />}
      {props.team.length > 0 && <Team {...props} />}
    </>
  );
}

/** Who admits, who is paid, who refunds: between applicant, school, platform and us. */
function Chain({ chain, texts }: AboutCompanyProps) {
  return (
    <section id="chain" className={`wrap ${styles.chain}`} aria-labelledby="chain-title">
      <SectionHeading id="chain-title" eyebrow={texts.chainEyebrow} title={texts.chainTitle} />
      <dl className={styles.links}>
        {chain.map(({ question, who, text, programs }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>
              <b>{who}</b>
              <p>{text}</p>
              {programs.length > 0 && (
                <ul>
                  {programs.map((program) => (
                    <li key={program.href}>
                      <a href={program.href}>{program.text}</a>
                    </li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Values({ values, texts }: AboutCompanyProps) {
  return (
    <section className={`section ${styles.values}`} aria-labelledby="values-title">
      <div className="wrap">
        <SectionHeading id="values-title" eyebrow={texts.valuesEyebrow} title={texts.valuesTitle} />
        <ul className={styles.grid}>
          {values.map((value) => (
            <li key={value.title} className={styles.value}>
              <span className={styles.icon}>
                <Icon name={value.icon} />
              </span>
              <h3>{value.title}</h3>
              <p>{value.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Team({ team, texts }: AboutCompanyProps) {
  return (
    <section className="section" aria-labelledby="team-title">
      <div className="wrap">
        <SectionHeading id="team-title" eyebrow={texts.teamEyebrow} title={texts.teamTitle} lead={texts.teamLead} />
        <ul className={styles.grid}>
          {team.map((member) => (
            <li key={member.name} className={styles.member}>
              <div className={styles.portrait}>
                <Portrait {...member} />
                {member.isSample && <span className={`sample-mark ${styles.mark}`}>{texts.sample}</span>}
              </div>
              <h3>{member.name}</h3>
              <p className={styles.role}>{member.role}</p>
              <p>{member.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A photo, or the initials. */
function Portrait({ photo, initials }: AboutCompanyProps['team'][number]) {
  if (!photo) return <span aria-hidden="true">{initials}</span>;
  return <Picture sources={photo} alt="" sizes="96px" className={styles.photo} />;
}

/** What happened so far, at the end of the introduction. */
function Milestones({ milestones, texts }: AboutCompanyProps) {
  return (
    <section className={styles.milestones} aria-labelledby="milestones-title">
      <h3 id="milestones-title">
        {texts.milestonesTitle} <small>{texts.milestonesEyebrow}</small>
      </h3>
      <ol>
        {milestones.map(({ date, month, title, text }) => (
          <li key={date + title}>
            <time dateTime={date}>{month}</time>
            <b>{title}</b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
