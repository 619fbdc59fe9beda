import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SourceName } from './SourceNote.tsx';

const named = (publisher: string, locale: 'zh' | 'en' | 'vi') =>
  renderToStaticMarkup(
    <SourceName source={{ publisher, url: 'https://example.org/', checkedOn: '2026-11-21' }} locale={locale} />,
  );

describe('LANG-4 the name of a source', () => {
  it('LANG-4 is in the reader’s language, with the original beside it', () => {
    const otago = 'University of Otago, “MBA”';
    expect(named(otago, 'zh')).toBe('奥塔哥大学（<span lang="en">University of Otago, “MBA”</span>）');
    expect(named(otago, 'vi')).toBe('Đại học Otago (<span lang="en">University of Otago, “MBA”</span>)');
    expect(named(otago, 'en')).toBe('University of Otago, “MBA”');
    expect(named('法治日报', 'en')).toBe('Legal Daily (<span lang="zh-CN">法治日报</span>)');
  });

  it('LANG-4 stays as it is where it has no other, or is in the reader’s language already', () => {
    expect(named('LuatVietnam', 'zh')).toBe('<span lang="en">LuatVietnam</span>');
    expect(named('教育部留学服务中心', 'zh')).toBe('教育部留学服务中心');
    expect(named('Adrian College, “MBA”', 'vi')).toBe('<span lang="en">Adrian College, “MBA”</span>');
  });
});
