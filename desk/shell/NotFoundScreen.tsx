/** What stands where there is no screen, or none for this role. */
import { Link } from 'react-router-dom';
import { ScreenPage } from '../components/ScreenPage.tsx';
import { useTranslate } from '../words/WordsProvider.tsx';

/** Says that there is nothing at this address, and leads back to whom to call. */
export function NotFoundScreen() {
  const translate = useTranslate();
  return (
    <ScreenPage title={translate('shell.not_found.title')} lead={translate('shell.not_found.text')}>
      <Link to="/" className="button button-filled">
        {translate('shell.not_found.back')}
      </Link>
    </ScreenPage>
  );
}
