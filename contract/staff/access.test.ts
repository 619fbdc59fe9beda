import { describe, expect, it } from 'vitest';
import { ACCESS, type Action, actionsOf, isRole, reachOf } from './access.ts';

describe('DESK-2 the roles', () => {
  it('DESK-2 a viewer reads masked registrations, whether their notices went out, figures and the names of colleagues, and nothing else', () => {
    expect(actionsOf('viewer')).toEqual(['lead.read', 'notice.read', 'figures.read', 'staff.list']);
  });

  it('DESK-2 a consultant reaches nothing but own and unassigned registrations', () => {
    const reached = actionsOf('consultant').filter((action) => action !== 'staff.list');
    for (const action of reached) expect([action, reachOf('consultant', action)]).toEqual([action, 'own']);
    for (const action of [
      'lead.assign',
      'lead.mayContact',
      'lead.erase',
      'lead.export',
      'lead.import',
      'log.read',
      'notice.manage',
      'staff.manage',
    ] as const) {
      expect([action, reachOf('consultant', action)]).toEqual([action, undefined]);
    }
  });

  it('DESK-2 a manager may do everything', () => {
    for (const action of Object.keys(ACCESS) as Action[]) expect(reachOf('manager', action)).toBe('all');
  });

  it('DESK-2 no other word is a role', () => {
    for (const word of ['admin', '', 'toString', undefined, null, 0]) expect(isRole(word)).toBe(false);
  });
});
