/** One registration with everything that the call needs (DESK-4). */
import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { referenceOf } from '../../../receipt/contract/receipt.ts';
import { ScreenPage } from '../../../../desk/components/ScreenPage.tsx';
import { Waiting } from '../../../../desk/components/Waiting.tsx';
import { useErrorText } from '../../../../desk/components/use-error-text.ts';
import KeysDialog from '../../../../desk/leads/keys/KeysDialog.tsx';
import { useLeadWords } from '../../../../desk/leads/use-words.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { LeadDetails } from './LeadDetails.tsx';
import { LeadNavigationButtons, useLeadNavigation } from './LeadNavigation.tsx';
import { PERSON_KEYS } from './person-keys.ts';
import { isOutOfReach, useLead } from './use-lead.ts';

/** Opens the registration of the address, and says why where it cannot be shown. */
export default function LeadScreen() {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { timeOrDay, readable, reachOf } = useLeadWords();
  const { id = '' } = useParams();
  const { data: lead, error, refetch } = useLead(id);
  const navigation = useLeadNavigation(id);
  const [areKeysShown, setKeysShown] = useState(false);
  const isGone = isOutOfReach(error);
  return (
    <ScreenPage
      title={lead ? `${readable(lead.name)} ${reachOf(lead)}` : error ? translate('person.title') : '…'}
      documentTitle={lead ? `${translate('person.title')} ${referenceOf(lead.id)}` : translate('person.title')}
      lead={
        lead && translate('person.registered', { time: timeOrDay(lead.created_at), reference: referenceOf(lead.id) })
      }
      actions={<LeadNavigationButtons navigation={navigation} onKeys={() => setKeysShown(true)} />}
    >
      {!lead && !error && <Waiting />}
      {error && (
        <Alert
          severity={isGone ? 'info' : 'error'}
          action={
            !isGone && (
              <Button color="inherit" onClick={() => void refetch()}>
                {translate('lead.retry')}
              </Button>
            )
          }
        >
          {errorText(error)}
        </Alert>
      )}
      {lead && (
        <LeadDetails
          key={lead.id}
          lead={lead}
          navigation={navigation}
          onHelp={() => setKeysShown((isShown) => !isShown)}
        />
      )}
      <KeysDialog isOpen={areKeysShown} onClose={() => setKeysShown(false)} commands={PERSON_KEYS} />
    </ScreenPage>
  );
}
