import { useTranslate } from 'react-admin';
import { ScreenPage } from '../../shell/ScreenPage.tsx';

export default function LogScreen() {
  const translate = useTranslate();
  return <ScreenPage title={translate('log.title')}>…</ScreenPage>;
}
