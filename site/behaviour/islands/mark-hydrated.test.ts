// @vitest-environment jsdom
import { createElement, useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import renderMarked from './mark-hydrated.ts';

it('ROUTE-1 an island says that it runs after all effects of its parts, and of what they changed at once', async () => {
  const island = document.body.appendChild(document.createElement('astro-island'));
  island.setAttribute('ssr', '');
  island.innerHTML = '<b>narrow</b>';
  const seen: string[] = [];
  function Part() {
    const [width, setWidth] = useState('narrow');
    useEffect(() => {
      seen.push(`${width}, ${island.hasAttribute('data-hydrated') ? 'marked' : 'not marked'}`);
      setWidth('wide');
    }, [width]);
    return createElement('b', null, width);
  }

  renderMarked(island)(Part, {}, {});
  await vi.waitFor(() => expect(island.hasAttribute('data-hydrated')).toBe(true));
  expect(seen).toEqual(['narrow, not marked', 'wide, not marked']);
  expect(island.innerHTML).toBe('<b>wide</b>');
  // React would go on working when the window is gone.
  island.dispatchEvent(new Event('astro:unmount'));
  await new Promise((idle) => setImmediate(idle));
  expect(island.innerHTML).toBe('');
});
