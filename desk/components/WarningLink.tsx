/** A warning on the desk's home with the way to where it is looked after. */
import { Link } from 'react-router-dom';
import { useTranslate } from '../words/WordsProvider.tsx';
import { Alert } from './Alert.tsx';

/** A warning with a link to the screen where it is looked after. @param to the screen that it leads to. */
export function WarningLink({ text, to }: { text: string; to: string }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      className="due-alert"
      action={
        <Link to={to} className="button button-plain">
          {translate('due.look')}
        </Link>
      }
    >
      {text}
    </Alert>
  );
}
