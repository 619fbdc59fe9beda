/** The desk's home: whom to call next (DESK-5). */
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import keyboardIcon from '@phosphor-icons/core/regular/keyboard.svg?raw';
import userPlusIcon from '@phosphor-icons/core/regular/user-plus.svg?raw';
import { MS_PER_MINUTE } from '../../../../contract/time/time-units.ts';
import { Alert } from '../../../../desk/components/Alert.tsx';
import { Deferred, deferred } from '../../../../desk/components/Deferred.tsx';
import { ScreenPage } from '../../../../desk/components/ScreenPage.tsx';
import { Waiting } from '../../../../desk/components/Waiting.tsx';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { markArrivalsSeen, useArrivals } from '../../../../desk/leads/arrivals/arrivals.ts';
import { useNow } from '../../../../desk/leads/calling/use-now.ts';
import { ROW_KEYS, useRowKeys } from '../../../../desk/leads/keys/row-keys.ts';
import { useDueLanguage } from '../../../../desk/leads/due-language.ts';
import { dueOf, dueParams } from '../../../../desk/leads/lead-api.ts';
import { saveLeadOrder } from '../../../../desk/leads/lead-order.ts';
import { useStaff } from '../../../../desk/leads/use-staff.ts';
import { useLeadWords } from '../../../../desk/leads/use-words.ts';
import { useMay, useMe } from '../../../../desk/session/me.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { FailingChannels } from '../../../notices/desk/FailingChannels.tsx';
import { PurgeHoldNotice } from '../../../privacy/desk/PurgeHoldNotice.tsx';
import { DUE_KINDS, DUE_LIMIT, type DueItem, type DueList } from '../../contract/due.ts';
import type { DueQuery } from '../../schema/leads.ts';
import { DueCounters } from './DueCounters.tsx';
import { DueFilters } from './DueFilters.tsx';
import { DueRow } from './DueRow.tsx';
import { sectionId } from './due-list.ts';
import { isFiltered, readDueQuery, withChoice } from './due-query.ts';

const AddContactDialog = deferred(() => import('../../../../desk/leads/contacts/AddContactDialog.tsx'));
const KeysDialog = deferred(() => import('../../../../desk/leads/keys/KeysDialog.tsx'));

/** There is nothing to search here. */
const KEYS_HERE = ROW_KEYS.filter(({ name }) => name !== 'search');

/** Agreed calls come due by themselves, and colleagues take theirs: asked anew this often. */
const REFRESH_MS = MS_PER_MINUTE;
/** So many rows are drawn at once, as many as a phone shows; a slow processor takes its time over the others. */
const FIRST_ROWS = 6;
/** So long the sentence of new ones and the count in the title stay, while the list is looked at. */
const SEEN_AFTER_MS = 30_000;

function Section({ kind, items, fetchedAt }: { kind: DueItem['kind']; items: DueItem[]; fetchedAt: number }) {
  const translate = useTranslate();
  const now = useNow();
  const may = useMay();
  const { nameOf } = useStaff();
  if (items.length === 0) return null;
  return (
    <section className="due-section" id={sectionId(kind)}>
      <h2 className="heading">{translate(`due.${kind}_section`)}</h2>
      <ul>
        {items.map((item) => (
          <DueRow
            key={item.id}
            item={item}
            fetchedAt={fetchedAt}
            now={now}
            mayCall={may('lead.reveal')}
            mayRecord={may('lead.change')}
            assignee={nameOf(item.assignee_id)}
          />
        ))}
      </ul>
    </section>
  );
}

function Nobody({ query, onAll }: { query: DueQuery; onAll: () => void }) {
  const translate = useTranslate();
  if (isFiltered(query))
    return (
      <div className="due-nobody">
        <h2 className="heading">{translate('due.none_chosen')}</h2>
        <button type="button" className="button button-outlined" onClick={onAll}>
          {translate('due.filter.none')}
        </button>
      </div>
    );
  return (
    <div className="due-nobody">
      <h2 className="heading">{translate('due.empty')}</h2>
      <p className="text soft">{translate('due.empty_hint')}</p>
      <Link to="/leads" className="button button-outlined">
        {translate('due.all')}
      </Link>
    </div>
  );
}

interface DueContentProps {
  due: DueList;
  fetchedAt: number;
  query: DueQuery;
  onQuery: (query: DueQuery) => void;
}

function DueContent({ due, fetchedAt, query, onQuery }: DueContentProps) {
  const translate = useTranslate();
  const { search } = useLocation();
  const shown = useDeferredValue(due.items, due.items.slice(0, FIRST_ROWS));
  const more = due.calls + due.new + due.later - due.items.length;
  const { limit = DUE_LIMIT.usual } = query;
  useEffect(() => saveLeadOrder({ ids: due.items.map(({ id }) => id), from: `/${search}` }), [due.items, search]);
  return (
    <>
      <DueCounters due={due} query={query} />
      <DueFilters query={query} onChoose={(name, value) => onQuery(withChoice(query, name, value))} />
      {due.calls + due.new === 0 && <Nobody query={query} onAll={() => onQuery({})} />}
      {DUE_KINDS.map((kind) => (
        <Section key={kind} kind={kind} items={shown.filter((item) => item.kind === kind)} fetchedAt={fetchedAt} />
      ))}
      <Link to="/leads?sort=next_call_at.asc" className="button button-outlined due-agreed">
        {translate('due.agreed')}
      </Link>
      {more > 0 && limit < DUE_LIMIT.most && (
        <button
          type="button"
          className="button button-outlined"
          onClick={() => onQuery({ ...query, limit: Math.min(limit + DUE_LIMIT.usual, DUE_LIMIT.most) })}
        >
          {translate('due.more', { count: more })}
        </button>
      )}
      {more > 0 && limit === DUE_LIMIT.most && (
        <Link to="/leads" className="button button-outlined">
          {translate('due.more_in_list', { count: more })}
        </Link>
      )}
    </>
  );
}

/** A consultant works through the list from the top: call, write down what came of it, come back. */
export default function DueScreen() {
  const translate = useTranslate();
  const { time } = useLeadWords();
  const count = useArrivals();
  const may = useMay();
  const [isAdding, setAdding] = useState(false);
  const [areKeysShown, setKeysShown] = useState(false);
  useRowKeys(() => setKeysShown((isShown) => !isShown));
  const [params, setParams] = useSearchParams();
  const [language, keepLanguage] = useDueLanguage(useMe().id);
  const query = readDueQuery(params, language);
  const { data, dataUpdatedAt, isError, refetch } = useQuery({
    ...dueOf(query),
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
  // They stand in the list below by then; the sentence is read out meanwhile.
  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(markArrivalsSeen, SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [count]);
  const isStale = isError && data !== undefined;
  return (
    <ScreenPage
      title={translate(query.hours ? 'due.outside_title' : 'due.title')}
      lead={data && !isStale && translate('due.updated', { time: time(dataUpdatedAt) })}
      actions={
        <>
          <button type="button" className="button wide-only" onClick={() => setKeysShown(true)}>
            <Icon drawing={keyboardIcon} />
            {translate('person.keys')}
          </button>
          {may('lead.add') && (
            <button type="button" className="button button-outlined" onClick={() => setAdding(true)}>
              <Icon drawing={userPlusIcon} />
              {translate('add_contact.action')}
            </button>
          )}
        </>
      }
    >
      <PurgeHoldNotice />
      <FailingChannels />
      {isError && (
        <Alert
          severity="warning"
          className="due-alert"
          action={
            <button type="button" className="button button-plain" onClick={() => refetch()}>
              {translate('lead.retry')}
            </button>
          }
        >
          {isStale ? translate('due.stale', { time: time(dataUpdatedAt) }) : translate('lead.failed')}
        </Alert>
      )}
      {!data && !isError && <Waiting />}
      {data && (
        <DueContent
          due={data}
          fetchedAt={dataUpdatedAt}
          query={query}
          onQuery={(next) => {
            keepLanguage(next.locale);
            setParams(dueParams(next), { replace: true });
          }}
        />
      )}
      <Deferred isShown={areKeysShown}>
        <KeysDialog isOpen={areKeysShown} onClose={() => setKeysShown(false)} commands={KEYS_HERE} />
      </Deferred>
      <Deferred isShown={isAdding}>{isAdding && <AddContactDialog onClose={() => setAdding(false)} />}</Deferred>
    </ScreenPage>
  );
}
