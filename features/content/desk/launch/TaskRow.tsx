/** The same task in one or several places: a row that unfolds to them. */
import { Box, Button, ButtonBase, Chip, Link, Typography } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import caretDownIcon from '@phosphor-icons/core/regular/caret-down.svg?raw';
import type { LaunchRow, LaunchTask } from '../../contract/launch-api.ts';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { editorPath } from '../edits/ids/names.ts';
import { useTitles } from '../edits/use-titles.ts';
import { useMay } from '../../../../desk/session/me.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { SettleDialog } from './SettleDialog.tsx';

/** Styles of a line of a list on this screen: words, and what can be done. */
export const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  paddingBlock: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;

/** Whether all of them are the same. */
const areSame = (values: readonly unknown[]) => new Set(values).size === 1;

const addressOf = ({ document, path }: LaunchTask & { document: string }) =>
  editorPath(document, path.length > 0 ? path : undefined);

/** A managers’ button: says who has decided. */
function Settle({ task: { question, text } }: { task: LaunchTask }) {
  const translate = useTranslate();
  const may = useMay();
  const [isAsking, setAsking] = useState(false);
  if (!question || !may('content.publish')) return null;
  return (
    <>
      <Button variant="outlined" size="small" sx={{ marginTop: 0.5 }} onClick={() => setAsking(true)}>
        {translate('launch.settle')}
      </Button>
      {isAsking && <SettleDialog question={question} text={text} onClose={() => setAsking(false)} />}
    </>
  );
}

/** A place, by the name of its document or field, and what is to be done there unless the row says it. */
function Place({ task, label, hasText }: { task: LaunchTask; label: string; hasText: boolean }) {
  const { document, text } = task;
  return (
    <Box component="li" sx={{ paddingBlock: 1, overflowWrap: 'anywhere' }}>
      {document !== null && (
        <Link component={RouterLink} to={addressOf({ ...task, document })}>
          {label}
        </Link>
      )}
      {hasText && <Typography variant="body2">{text}</Typography>}
    </Box>
  );
}

/** A question of its own. */
function Question({ task }: { task: LaunchTask }) {
  const translate = useTranslate();
  const { document } = task;
  return (
    <Box component="li" sx={LINE}>
      <Typography sx={{ flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' }}>{task.text}</Typography>
      {document !== null && (
        <Button component={RouterLink} size="small" to={addressOf({ ...task, document })} sx={{ marginLeft: -1.25 }}>
          {translate('launch.to_field')}
        </Button>
      )}
      <Settle task={task} />
    </Box>
  );
}

/** What a place is called: its document where there are several, its field where those differ. */
function useLabels(tasks: readonly LaunchTask[]): (task: LaunchTask) => string {
  const titleOf = useTitles();
  const hasDocuments = !areSame(tasks.map(({ document }) => document));
  const hasFields = !hasDocuments || !areSame(tasks.map(({ field }) => field.replaceAll(/\d+/g, '')));
  // A list that is a document has no name for its entries.
  const needsTitle = (field: string) => hasDocuments || field === '' || /^\d/.test(field);
  return ({ document, field }) =>
    [needsTitle(field) ? titleOf(document ?? '') : '', hasFields ? field : '']
      .filter((part) => part !== '')
      .join(' · ');
}

function Places({ tasks }: { tasks: readonly LaunchTask[] }) {
  const labelOf = useLabels(tasks);
  const [first] = tasks;
  if (!first) return null;
  const isSameText = areSame(tasks.map(({ text }) => text));
  const isSameQuestion = areSame(tasks.map(({ question }) => question));
  return (
    <>
      {isSameText && <Typography sx={{ maxWidth: '68ch', marginBottom: 0.5 }}>{first.text}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {tasks.map((task) => {
          const key = [task.document, ...task.path, task.text].join('/');
          return task.question && !isSameQuestion ? (
            <Question key={key} task={task} />
          ) : (
            <Place key={key} task={task} label={labelOf(task)} hasText={!isSameText} />
          );
        })}
      </Box>
      {isSameQuestion && <Settle task={first} />}
    </>
  );
}

interface FoldedProps {
  title: string;
  /** How many are inside; undefined: not said. */
  count: number | undefined;
  children: ReactNode;
}

/** A row that is closed until what is in it is wanted. */
export function FoldedRow({ title, count, children }: FoldedProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <ButtonBase
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        sx={{ width: '100%', minHeight: 48, gap: 1, paddingBlock: 1, justifyContent: 'flex-start', textAlign: 'start' }}
      >
        <Icon
          drawing={caretDownIcon}
          style={{ transform: isOpen ? 'none' : 'rotate(-90deg)', color: 'var(--text-soft)' }}
        />
        <Typography component="span" sx={{ flex: 1, minWidth: 0 }}>
          {title}
        </Typography>
        {count !== undefined && <Chip component="span" size="small" label={count} />}
      </ButtonBase>
      <Box id={id} hidden={!isOpen} sx={{ paddingInlineStart: { xs: 0, sm: 4 }, paddingBottom: 2 }}>
        {isOpen && children}
      </Box>
    </Box>
  );
}

/** What is to be done, and where. */
export function TaskRow({ row: { title, tasks } }: { row: LaunchRow }) {
  // One question in several places is settled once.
  const isOneQuestion = tasks[0]?.question !== undefined && areSame(tasks.map(({ question }) => question));
  return (
    <FoldedRow title={title} count={tasks.length > 1 && !isOneQuestion ? tasks.length : undefined}>
      <Places tasks={tasks} />
    </FoldedRow>
  );
}
