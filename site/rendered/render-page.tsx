/** Renders the content of pages that are made when they are asked for: the server loads this part of the site's bundle with the first. */
import { renderToStaticMarkup } from 'react-dom/server';
import { contentFromJson } from '../../content/reading/content-json.ts';
import { readFit, readZone, writeFit } from '../../contract/fit/fit.ts';
import type {
  ChoiceRequest,
  OutcomeRequest,
  PageRenderer,
  ReceiptPageRequest,
  RenderedContent,
} from '../../contract/rendered-page.ts';
import { RECEIPT_PATH } from '../../features/receipt/contract/receipt.ts';
import { readSheetPath } from '../../contract/shortlist/sheet.ts';
import { AppointmentOutcome } from '../sections/appointment-form/outcome/AppointmentOutcome.tsx';
import { appointmentOutcomeProps } from '../sections/appointment-form/outcome/appointment-outcome.data.ts';
import { FitResult } from '../sections/fit-result/FitResult.tsx';
import { fitResultProps } from '../sections/fit-result/fit-result.data.ts';
import { ReceiptContent } from '../sections/receipt/ReceiptContent.tsx';
import { receiptPage } from '../sections/receipt/receipt.data.ts';
import { Sheet } from '../sections/sheet/Sheet.tsx';
import { sheetContent, sheetTitle } from '../sections/sheet/sheet.data.ts';
import { setContent, type SiteContent } from '../site-content.ts';

function renderSheet({ locale, isPlain, path, query }: ChoiceRequest): RenderedContent {
  const choice = readSheetPath(path, query);
  const sheet = sheetContent(choice, { locale, isPlain, path });
  const isFound = sheet.parts.length > 0;
  const isAsked = choice.slugs.length + choice.leftOut > 0;
  return {
    status: isAsked && !isFound ? 404 : 200,
    title: sheetTitle(sheet),
    choice: choice.slugs.join('/'),
    html: renderToStaticMarkup(<Sheet {...sheet} />),
  };
}

function renderFit({ locale, isPlain, path, query }: ChoiceRequest): RenderedContent {
  const answers = readFit(query);
  const request = { answers, zone: readZone(query), today: new Date() };
  const props = fitResultProps(request, { locale, isPlain, path });
  const choice = writeFit(answers);
  return {
    title: props.texts.title,
    choice: choice && `?${choice.replaceAll('&', '&amp;')}`,
    html: renderToStaticMarkup(<FitResult {...props} />),
  };
}

function renderOutcome({ locale, isPlain, outcome }: OutcomeRequest): RenderedContent {
  const props = appointmentOutcomeProps(outcome, { locale, isPlain, path: '/appointment' });
  return { title: props.head.title, html: renderToStaticMarkup(<AppointmentOutcome {...props} />) };
}

function renderReceipt({ locale, isPlain, view }: ReceiptPageRequest): RenderedContent {
  const page = receiptPage(view, { locale, isPlain, path: RECEIPT_PATH });
  return {
    title: page.texts['receipt.title'],
    choice: view.token,
    html: renderToStaticMarkup(<ReceiptContent view={view} page={page} />),
  };
}

/** Renders the content of one of the pages. */
export const renderPage: PageRenderer['renderPage'] = (request) => {
  switch (request.page) {
    case 'sheet':
      return renderSheet(request);
    case 'fit/result':
      return renderFit(request);
    case 'appointment/outcome':
      return renderOutcome(request);
    case 'receipt':
      return renderReceipt(request);
  }
};

/** Takes the content that pages are rendered from: on the day on which they are asked for, not on that of the edition. */
export const loadContent: PageRenderer['loadContent'] = (json) => {
  const { day: _, ...content }: SiteContent = contentFromJson(json);
  setContent(content);
};
