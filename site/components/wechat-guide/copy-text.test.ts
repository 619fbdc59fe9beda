// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyText } from './copy-text.ts';

function setClipboard(writeText: ((text: string) => Promise<void>) | undefined): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: writeText && { writeText } });
}

/** Stands in for the browser's copy command, which jsdom lacks; it records what was selected. */
function setCopyCommand(answer: () => boolean): { selected: string[] } {
  const record: { selected: string[] } = { selected: [] };
  document.execCommand = () => {
    const area = document.activeElement;
    if (area instanceof HTMLTextAreaElement)
      record.selected.push(area.value.slice(area.selectionStart, area.selectionEnd));
    return answer();
  };
  return record;
}

afterEach(() => {
  document.body.replaceChildren();
  setClipboard(undefined);
});

describe('copying the WeChat account', () => {
  it('STORY-5 tells a browser that asks what to copy, and selects nothing', async () => {
    const setData = vi.fn();
    const record = setCopyCommand(() =>
      document.dispatchEvent(Object.assign(new Event('copy'), { clipboardData: { setData } })),
    );
    expect(await copyText('firstlight')).toBe(true);
    expect(setData).toHaveBeenCalledExactlyOnceWith('text/plain', 'firstlight');
    expect(record.selected).toEqual([]);
    document.dispatchEvent(Object.assign(new Event('copy'), { clipboardData: { setData } }));
    expect(setData, 'what the visitor copies later is theirs').toHaveBeenCalledTimes(1);
  });

  it('STORY-5 selects the text in a hidden text area and removes it afterwards', async () => {
    const record = setCopyCommand(() => true);
    expect(await copyText('firstlight')).toBe(true);
    expect(record.selected).toEqual(['firstlight']);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it('STORY-5 keeps the text area inside an open dialog and gives the focus back', async () => {
    document.body.innerHTML = '<dialog open><button>copy</button></dialog>';
    const button = document.querySelector('button');
    button?.focus();
    let place: Element | null | undefined = null;
    setCopyCommand(() => {
      place = document.querySelector('textarea')?.parentElement;
      return true;
    });
    await copyText('firstlight');
    expect(place).toBe(document.querySelector('dialog'));
    expect(document.activeElement).toBe(button);
  });

  it('STORY-5 asks the clipboard when the text area does not work', async () => {
    setCopyCommand(() => false);
    const writeText = vi.fn(() => Promise.resolve());
    setClipboard(writeText);
    expect(await copyText('firstlight')).toBe(true);
    expect(writeText).toHaveBeenCalledWith('firstlight');
  });

  it('STORY-5 reports a failure when neither works', async () => {
    setCopyCommand(() => {
      throw new Error('blocked');
    });
    setClipboard(() => Promise.reject(new Error('blocked')));
    expect(await copyText('firstlight')).toBe(false);
    setClipboard(undefined);
    expect(await copyText('firstlight')).toBe(false);
  });
});
