import { useTranslate } from 'react-admin';
import { ScreenPage } from '../../shell/ScreenPage.tsx';

export default function StaffScreen() {
  const translate = useTranslate();
  return <ScreenPage title={translate('staff.title')}>…</ScreenPage>;
}
