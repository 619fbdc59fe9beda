/** Walks through the XML of an xlsx file. */
import { Parser } from 'htmlparser2';

/** What is told of each element: its name and attributes without prefixes. */
export interface ElementHandler {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Calls the handler for each element in order. Entities of a document's own are not expanded. */
export function walkXml(xml: string, { open, text, close }: ElementHandler): void {
  const parser = new Parser(
    {
      onopentag: (name, attributes) =>
        open?.(
          withoutPrefix(name),
          Object.fromEntries(Object.entries(attributes).map(([key, value]) => [withoutPrefix(key), value])),
        ),
      ontext: (piece) => text?.(piece),
      onclosetag: (name) => close?.(withoutPrefix(name)),
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
}
