/** How the publishing under way is getting on, or what came of the last one. */
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { PublishingFault } from '../../../contract/edition-api.ts';
import { FieldTitle } from '../../content/FieldTitle.tsx';
import { editorPath } from '../../content/names.ts';
import { useTitles } from '../../content/use-titles.ts';
import { useTranslate } from '../../words/WordsProvider.tsx';
import { usePublishing } from './use-publishing.ts';

function Fault({ fault }: { fault: PublishingFault }) {
  const titleOf = useTitles();
  const { document, path, message } = fault;
  return (
    <li>
      {document !== null && (
        <>
          <Link component={RouterLink} to={editorPath(document)} color="inherit">
            {titleOf(document)}
          </Link>
          {path.length > 0 && (
            <>
              {' › '}
              <FieldTitle document={document} path={path} />
            </>
          )}
          {': '}
        </>
      )}
      {message}
    </li>
  );
}

/** Nothing while nothing was published here. */
export function PublishingNotice() {
  const translate = useTranslate();
  const state = usePublishing();
  if (!state || state.state === 'idle') return null;
  if (state.state === 'building')
    return (
      <Alert severity="info" role="status" sx={{ '& .MuiAlert-message': { flex: 1 } }}>
        {translate('publishing.building')}
        <LinearProgress aria-label={translate('publishing.building')} sx={{ marginTop: 1 }} />
      </Alert>
    );
  if (state.state === 'published')
    return (
      <Alert severity="success" role="status">
        {translate('publishing.done', { seconds: state.seconds })}
      </Alert>
    );
  return (
    <Alert severity="error">
      <AlertTitle>{translate('publishing.refused')}</AlertTitle>
      <ul style={{ margin: 0, paddingInlineStart: '1.2em' }}>
        {state.faults.map((fault) => (
          <Fault key={`${fault.document} ${fault.path.join('/')} ${fault.message}`} fault={fault} />
        ))}
      </ul>
    </Alert>
  );
}
