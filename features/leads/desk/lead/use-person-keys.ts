/** Carries out the commands by keys on the screen of one registration. */
import { wechatNumber } from '../../../../desk/leads/calling/phone-text.ts';
import { useKeys } from '../../../../desk/leads/keys/use-keys.ts';
import { useMay, useMe } from '../../../../desk/session/me.ts';
import type { LeadDetail } from '../../contract/leads.ts';
import type { LeadNavigation } from './LeadNavigation.tsx';
import { PERSON_KEYS, type PersonCommand, PLACES } from './person-keys.ts';
import { useCopy } from './person/ContactPanel.tsx';
import type { Call } from './person/use-call.ts';
import type { LeadChanger } from './use-lead.ts';

/** Listens for the keys of {@link PERSON_KEYS}. */
export function usePersonKeys(
  lead: LeadDetail,
  { revealed, reveal, dial }: Call,
  changer: LeadChanger,
  navigation: LeadNavigation,
  onHelp: () => void,
) {
  const copy = useCopy();
  const may = useMay();
  const me = useMe();
  const act: Partial<Record<PersonCommand, () => unknown>> = {
    reveal: () => may('lead.reveal') && !lead.restriction && !revealed && reveal(),
    call: dial,
    copy: () => revealed?.phone && copy(revealed.phone),
    wechat() {
      const id = revealed?.wechat || (revealed?.phone && wechatNumber(revealed.phone));
      return id && copy(id);
    },
    take: () =>
      may('lead.change') && !lead.restriction && lead.assignee_id !== me.id && changer.change({ assignee_id: me.id }),
    next: () => navigation.go(navigation.next),
    previous: () => navigation.go(navigation.previous),
    back: navigation.back,
    help: onHelp,
  };
  useKeys(PERSON_KEYS, (name) => {
    const place = PLACES[name];
    if (place) document.querySelector<HTMLElement>(place)?.focus();
    else void act[name]?.();
  });
}
