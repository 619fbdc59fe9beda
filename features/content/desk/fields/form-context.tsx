/** What all fields of a form share (EDIT-1). */
import { createContext, useContext } from 'react';
import type { ContentFaultItem } from '../../contract/content-api.ts';
import { type FieldPath, valueAt } from '../../../../contract/content/field-edits.ts';
import { type IsTouched, isUntouched } from '../edits/gaps.ts';
import type { Removal } from '../edits/entries/removal.ts';

/** A document that a field may name. */
export interface NamedDocument {
  name: string;
  title: string;
}

/** What a form is made with. */
export interface FormContext {
  /** The document as visitors see it; undefined where it was never published. */
  published: unknown;
  /** What is wrong. */
  faults: readonly ContentFaultItem[];
  /** What is still to be filled in. */
  gaps: readonly ContentFaultItem[];
  isTouched: IsTouched;
  documents: readonly NamedDocument[];
  /** The field that is to be shown and focused. */
  target: FieldPath | undefined;
  /** Puts something else at a path; `undefined` takes the field away. */
  onChange: (path: FieldPath, value: unknown) => void;
  /** Takes something out, so that it can come back. */
  onRemove: (removal: Removal) => void;
}

const Context = createContext<FormContext | undefined>(undefined);

/** Gives the fields in it what they share. */
export const FormProvider = Context;

/** The whole document: apart from the rest, because only sources are shown elsewhere than they are stored. */
export const BodyContext = createContext<unknown>(undefined);

/** What the fields of a form share. @throws an Error outside of a form. */
export function useForm(): FormContext {
  const context = useContext(Context);
  if (!context) throw new Error('There is no form around this field');
  return context;
}

/** The id of a field's input. */
export function fieldId(path: Readonly<FieldPath>): string {
  return `field-${path.join('-')}`;
}

/** The field of the document that an element of its form is in, by the element's id. */
export function partOfId(id: string): string | undefined {
  return /^field-([^-]+)/.exec(id)?.[1];
}

/** Brings a field into view, and the keyboard to it; its part of the form is open by then. */
export function showField(path: Readonly<FieldPath>): void {
  const id = fieldId(path);
  // A field without an input of its own begins with the first one in it, of a text the one in the desk's language.
  const inputs = `:is(textarea, input, select)[id^="${CSS.escape(id)}-"]`;
  const first = document.querySelector<HTMLElement>(inputs);
  const own = first?.lang ? `${inputs}[lang="${document.documentElement.lang}"]` : inputs;
  const found =
    document.getElementById(id) ??
    document.querySelector<HTMLElement>(own) ??
    first ??
    document.getElementById(`${id}-label`);
  found?.scrollIntoView({ block: 'center' });
  found?.focus({ preventScroll: true });
}

/** Whether one path leads to what is in, or is, the other. */
export function leadsTo(path: Readonly<FieldPath>, target: Readonly<FieldPath>): boolean {
  return path.length <= target.length && path.every((step, index) => step === target[index]);
}

/** What does not fit in a field itself; that it is empty, once somebody has been there. */
export function useFaults(path: Readonly<FieldPath>): string[] {
  const { faults, gaps, isTouched } = useForm();
  return [...faults, ...(isTouched(path) ? gaps : [])]
    .filter((fault) => fault.path.length === path.length && leadsTo(path, fault.path))
    .map(({ message }) => message);
}

/** How much is wrong in a field and all below it, and how much is still to be filled in there. */
export function useCounts(path: Readonly<FieldPath>): { faults: number; gaps: number } {
  const { faults, gaps } = useForm();
  const isIn = (fault: ContentFaultItem) => leadsTo(path, fault.path);
  return { faults: faults.filter(isIn).length, gaps: gaps.filter(isIn).length };
}

/** Whether it is too early to call a field wrong that is empty. */
export function useIsUntouched(path: Readonly<FieldPath>): boolean {
  return isUntouched(path, useForm());
}

/** What visitors see of a field. */
export function usePublished(path: Readonly<FieldPath>): unknown {
  return valueAt(useForm().published, path);
}
