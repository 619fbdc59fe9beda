import { useTranslate } from 'react-admin';
import { ScreenPage } from '../../shell/ScreenPage.tsx';

export default function AccountScreen() {
  const translate = useTranslate();
  return <ScreenPage title={translate('account.title')}>…</ScreenPage>;
}
