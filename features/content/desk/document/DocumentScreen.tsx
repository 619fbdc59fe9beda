/** The editor of one document of the site's content (EDIT-1, EDIT-2). */
import { Alert, Box, Button, Stack } from '@mui/material';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { isForManagers, MANAGERS_STORY_FIELDS } from '../../contract/content-api.ts';
import type { FieldEdit, FieldPath } from '../../../../contract/content/field-edits.ts';
import { HTML_LANG, LOCALES, type Locale } from '../../../../contract/locales.ts';
import { shownPath } from '../../../../contract/content/source-ids.ts';
import { ScreenPage } from '../../../../desk/components/ScreenPage.tsx';
import { useErrorText } from '../../../../desk/components/use-error-text.ts';
import { useTopOfScreen } from '../../../../desk/components/use-top-of-screen.ts';
import { canBringBack } from '../edits/entries/bring-back.ts';
import { CONTENT_KEYS, fetchDocuments, fetchForm } from '../edits/content-api.ts';
import { DocumentFields } from '../fields/Field.tsx';
import type { FieldSchema } from '../fields/field-schema.ts';
import { BodyContext, FormProvider, fieldId, partOfId, showField } from '../fields/form-context.tsx';
import { splitFaults } from '../edits/gaps.ts';
import { fieldOfAddress, kindOfName } from '../edits/ids/names.ts';
import { pageOfDocument, pageOfPart, pageOfWords } from '../edits/on-page/page-of-document.ts';
import { listedFaults, shownFaults } from '../edits/sources.ts';
import { UnusedSources } from '../fields/UnusedSources.tsx';
import { useRemovals } from '../edits/entries/use-removals.ts';
import { useTouched } from '../fields/inputs/use-touched.ts';
import { useTitles } from '../edits/use-titles.ts';
import { useMay } from '../../../../desk/session/me.ts';
import { useLocale, useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { Conflicts } from './Conflicts.tsx';
import { CopyDocument } from './CopyDocument.tsx';
import { DiscardDraft } from './DiscardDraft.tsx';
import { DocumentHistory } from './DocumentHistory.tsx';
import { FaultList } from './FaultList.tsx';
import { GapNotice } from './GapNotice.tsx';
import { OpenElsewhere } from './OpenElsewhere.tsx';
import type { FieldText } from './PreviewFrames.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { ReadyButton, ReadyNote } from './ReadyMark.tsx';
import { RemovedBar } from './RemovedBar.tsx';
import { RemoveDocument } from './RemoveDocument.tsx';
import { SameTexts } from './SameTexts.tsx';
import { SavingState } from './SavingState.tsx';
import { useDocument } from './use-document.ts';
import { usePick } from './use-pick.ts';
import { usePreview, WithPreview } from './WithPreview.tsx';

function useFormSchema(kind: string): FieldSchema {
  const locale = useLocale();
  const { data } = useSuspenseQuery({
    queryKey: CONTENT_KEYS.form(kind, locale),
    queryFn: () => fetchForm(kind),
  });
  const may = useMay();
  // The server makes it of the schemas of content/schema/, which use no more than this of JSON Schema.
  const schema = data as FieldSchema;
  return useMemo(() => {
    if (kind !== 'stories' || may('content.settings')) return schema;
    const own = Object.entries(schema.properties ?? {}).filter(([name]) => !MANAGERS_STORY_FIELDS.has(name));
    return { ...schema, properties: Object.fromEntries(own) };
  }, [schema, kind, may]);
}

/**
 * Sticky below the desk's bar; the form scrolls beneath it. On a phone it would take the room of a field: there it stays
 * above them, unless something is not saved.
 */
const FORM_BAR = {
  // Where the bar of the desk ends: nothing shows through between them.
  top: 56,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  paddingBlock: 1,
  backgroundColor: 'background.default',
} as const;

/** A document with what is typed, its preview, and the field that one is led to. */
function useEditor(name: string, first: FieldPath | undefined) {
  const schema = useFormSchema(kindOfName(name));
  const { items } = useSuspenseQuery({ queryKey: CONTENT_KEYS.list, queryFn: fetchDocuments }).data;
  const [isRemoving, setRemoving] = useState(false);
  const { document, body, conflicts, saving, error, change, settle } = useDocument(name, { schema, isRemoving });
  const [target, setTarget] = useState(first && shownPath(body, first));
  const titleOf = useTitles();
  const documents = useMemo(
    () => items.map((item) => ({ name: item.name, title: titleOf(item.name) })),
    [items, titleOf],
  );
  const preview = usePreview();
  /** The part of the form that was worked in last. */
  const [part, setPart] = useState('');
  const [follow, setFollow] = useState<FieldText>();
  const pageIn = (language: Locale) =>
    name === 'words'
      ? pageOfWords(
          part,
          documents.map((one) => one.name),
          language,
        )
      : (pageOfPart(name, part, language) ?? pageOfDocument(name, body, language));
  const openField = (path: FieldPath) => {
    preview.leave();
    setTarget([...shownPath(body, path)]);
  };
  const pick = usePick(name, body, openField);
  // A copy stands at the address of its original, which was scrolled down to the button.
  useTopOfScreen(name);
  useEffect(() => {
    if (target) showField(target);
  }, [target]);
  const removals = useRemovals(body, change);
  const { remove } = removals;
  const may = useMay();
  const isLocked = !may('content.settings') && isForManagers(name, body);
  const bringBack = (edit: FieldEdit) => {
    if (isLocked || !canBringBack(body, edit, schema)) return undefined;
    return () => {
      change(edit.path, edit.before);
      openField(edit.path);
    };
  };
  const { isTouched, touch } = useTouched();
  const { published } = document;
  const { gaps, wrong } = useMemo(() => splitFaults(shownFaults(document.body, document.faults), document), [document]);
  const form = useMemo(
    () => ({ published, faults: wrong, gaps, isTouched, documents, target, onChange: change, onRemove: remove }),
    [published, wrong, gaps, isTouched, documents, target, change, remove],
  );
  const onGap = (path: FieldPath, left: FieldPath | undefined) => {
    if (left) touch(fieldId(left));
    setTarget(path);
  };
  const onFocus = (field: HTMLElement) => {
    setPart(partOfId(field.id) ?? part);
    if (field instanceof HTMLTextAreaElement)
      setFollow({ text: field.value, locale: LOCALES.find((one) => HTML_LANG[one] === field.lang) });
  };
  return {
    schema,
    document,
    body,
    saved: { conflicts, saving, error, settle },
    form,
    preview,
    pane: { name, pageIn, version: document.version, follow, onPick: pick, onField: openField },
    removals,
    isLocked,
    setTarget,
    setRemoving,
    bringBack,
    onGap,
    onFocus,
    onBlur: touch,
  };
}

type Editing = ReturnType<typeof useEditor>;

/** What is wrong or missing, and whether it is saved. */
function Notices({ schema, document, body, saved, form, onGap, setTarget }: Editing) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { conflicts, saving, error, settle } = saved;
  const open = (path: FieldPath) => setTarget([...path]);
  return (
    <>
      <Box sx={{ ...FORM_BAR, position: { xs: saving === 'failed' ? 'sticky' : 'static', sm: 'sticky' } }}>
        <GapNotice gaps={listedFaults(document.body, form.gaps)} onOpen={onGap} />
        <SavingState saving={saving} />
      </Box>
      {saving === 'failed' && (
        <Alert severity="warning">{translate('document.not_saved', { reason: errorText(error) })}</Alert>
      )}
      <Conflicts conflicts={conflicts} body={body} schema={schema} onSettle={settle} />
      <FaultList faults={listedFaults(document.body, form.faults)} schema={schema} onOpen={open} />
      <SameTexts document={document} schema={schema} onOpen={open} />
    </>
  );
}

/** The form, or who may edit it. */
function Fields({ schema, body, form, isLocked, onFocus, onBlur }: Editing) {
  const translate = useTranslate();
  if (isLocked) return <Alert severity="info">{translate('document.for_managers')}</Alert>;
  return (
    <FormProvider value={form}>
      <BodyContext value={body}>
        <div onFocus={({ target }) => onFocus(target)} onBlur={({ target: { id } }) => onBlur(id)}>
          <DocumentFields schema={schema} value={body} />
          <UnusedSources />
        </div>
      </BodyContext>
    </FormProvider>
  );
}

function Editor({ name, first }: { name: string; first: FieldPath | undefined }) {
  const translate = useTranslate();
  const titleOf = useTitles();
  const editing = useEditor(name, first);
  const { document, body, schema, form, preview, pane, isLocked, saved, removals } = editing;
  return (
    <ScreenPage
      title={titleOf(name)}
      lead={
        <>
          <ReadyNote document={document} />
          <OpenElsewhere document={document} />
        </>
      }
      actions={
        <>
          <Button variant="outlined" onClick={() => preview.setOpen(!preview.isOpen)}>
            {translate(preview.isOpen ? 'document.preview.close' : 'document.preview.open')}
          </Button>
          {!isLocked && <ReadyButton document={document} isSaved={saved.saving === 'saved'} />}
          <Button component={Link} to={`/publishing?document=${encodeURIComponent(name)}`} variant="outlined">
            {translate('document.to_publishing')}
          </Button>
        </>
      }
    >
      <WithPreview
        {...preview}
        pane={<PreviewPane {...pane} listed={preview.isWide ? [...form.faults, ...form.gaps] : []} />}
      >
        <Notices {...editing} />
        <Fields {...editing} />
        {!isLocked && (
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            {kindOfName(name) !== name && (
              <>
                <CopyDocument name={name} body={body} />
                <RemoveDocument
                  name={name}
                  title={titleOf(name)}
                  isPublished={document.published !== undefined}
                  onRemoving={editing.setRemoving}
                />
              </>
            )}
            <DiscardDraft document={document} title={titleOf(name)} isSaved={saved.saving === 'saved'} />
          </Stack>
        )}
        <DocumentHistory name={name} version={document.version} bringBack={editing.bringBack} />
        <RemovedBar removals={removals} schema={schema} onBack={editing.setTarget} />
      </WithPreview>
    </ScreenPage>
  );
}

/** The editor of a document, at `/content/document?name=programs/uo-mba`. */
export default function DocumentScreen() {
  const [query] = useSearchParams();
  const name = query.get('name') ?? '';
  return <Editor key={name} name={name} first={fieldOfAddress(query)} />;
}
