/** Exchange rates with their day and source, for the costs of the fit check (FIT-3). */
import { z } from 'zod';
import { sourceSchema } from './facts.ts';

/** Currencies of schools and of visitors, ISO 4217. */
const RATE_CURRENCIES = ['USD', 'NZD', 'CNY', 'VND', 'SGD'] as const;

/** `content/exchange.yaml`: one rate a day and pair of currencies, in one direction. */
export const exchangeSchema = z.array(
  sourceSchema.extend({
    from: z.enum(RATE_CURRENCIES),
    to: z.enum(RATE_CURRENCIES),
    rate: z.number().positive().describe('How much of `to` one unit of `from` costs'),
    day: z.iso.date().describe('Day of the rate'),
  }),
);

/** What one unit of a currency cost in another one on a day. */
export type ExchangeRate = z.infer<typeof exchangeSchema>[number];
