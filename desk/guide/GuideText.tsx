/** A text of the guide: the names of controls stand out. */
import { Fragment } from 'react';
import { useTranslate } from '../words/WordsProvider.tsx';
import { partsOf } from './labels.ts';

/** The text, with each control by the name that it has on the screen. */
export function GuideText({ text }: { text: string }) {
  const translate = useTranslate();
  return partsOf(text).map(({ words, label }, index) => (
    <Fragment key={index}>
      {words}
      {label !== undefined && <strong>{translate(label)}</strong>}
    </Fragment>
  ));
}
