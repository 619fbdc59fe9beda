/**
 * The server's lists as react-admin asks for them, for screens that use its lists. Reading a list is a
 * POST with the filter in the body: it may hold a name, which is nothing for an address.
 */
import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import type { ListOf } from '../../contract/desk-api.ts';
import { call } from './call.ts';

/** Where each resource is read; `search` for lists that the server pages. */
const PLACES: Record<string, { path: string; search?: string }> = {
  leads: { path: '/api/desk/leads', search: '/api/desk/leads/search' },
  staff: { path: '/api/desk/staff' },
  log: { path: '/api/desk/log', search: '/api/desk/log/search' },
};

/** Most items that react-admin may ask for by their ids at once. */
const BY_IDS_MAX = 50;

function placeOf(resource: string): { path: string; search?: string } {
  const place = PLACES[resource];
  if (!place) throw new Error(`Nothing is known of the resource ${resource}`);
  return place;
}

function queryOf({ pagination, sort, filter }: GetListParams): object {
  return {
    page: pagination?.page ?? 1,
    per_page: pagination?.perPage ?? 25,
    ...(sort?.field && sort.field !== 'id' ? { sort: { field: sort.field, order: sort.order.toLowerCase() } } : {}),
    ...(filter && Object.keys(filter).length > 0 ? { filter } : {}),
  };
}

async function readList<T>(resource: string, params: GetListParams): Promise<{ data: T[]; total: number }> {
  const { path, search } = placeOf(resource);
  const { signal } = params;
  const { items, total } = search
    ? await call<ListOf<T>>('POST', search, queryOf(params), signal)
    : await call<ListOf<T>>('GET', path, undefined, signal);
  return { data: items, total };
}

async function readOne<T>(resource: string, id: unknown): Promise<T> {
  const { path, search } = placeOf(resource);
  if (search) return call<T>('GET', `${path}/${String(id)}`);
  const { items } = await call<ListOf<T & RaRecord>>('GET', path);
  const found = items.find((item) => item.id === id);
  if (!found) throw new Error('shell.not_found.title');
  return found;
}

function notOffered(): never {
  throw new Error('The desk changes things by calls of their own.');
}

/** The provider. What changes something has a call of its own and does not go through it, `update` apart. */
export const dataProvider: DataProvider = {
  supportAbortSignal: true,
  getList: (resource, params) => readList(resource, params),
  getOne: async (resource, { id }) => ({ data: await readOne(resource, id) }),
  async getMany(resource, { ids }) {
    return { data: await Promise.all(ids.slice(0, BY_IDS_MAX).map((id) => readOne<never>(resource, id))) };
  },
  getManyReference: notOffered,
  create: async (resource, { data }) => ({ data: await call('POST', placeOf(resource).path, data) }),
  update: async (resource, { id, data }) => ({
    data: await call('PATCH', `${placeOf(resource).path}/${String(id)}`, data),
  }),
  updateMany: notOffered,
  delete: notOffered,
  deleteMany: notOffered,
};
