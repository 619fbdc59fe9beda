/** How the publishing under way is getting on, or what came of the last one. */
import { Alert, Box, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import checkCircleIcon from '@phosphor-icons/core/regular/check-circle.svg?raw';
import circleIcon from '@phosphor-icons/core/regular/circle.svg?raw';
import clockIcon from '@phosphor-icons/core/regular/clock.svg?raw';
import { PUBLISHING_STEPS, type PublishingStatus, type PublishingStep } from '../../contract/edition-api.ts';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { PublishingFaults } from './PublishingFaults.tsx';
import type { ChosenDrafts } from './use-changes.ts';
import { usePublishing } from './use-publishing.ts';
import { useTimesText } from './use-times-text.ts';

/** The steps in their order: done, under way, to come. */
function Steps({ step }: { step: PublishingStep }) {
  const translate = useTranslate();
  const now = PUBLISHING_STEPS.indexOf(step);
  return (
    <Box
      component="ol"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, listStyle: 'none', margin: 0, padding: 0 }}
    >
      {PUBLISHING_STEPS.map((one, index) => {
        const icon = index < now ? checkCircleIcon : index === now ? clockIcon : circleIcon;
        return (
          <Box
            key={one}
            component="li"
            aria-current={index === now ? 'step' : undefined}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 0.5,
              fontWeight: index === now ? 600 : 400,
              opacity: index > now ? 0.7 : 1,
            }}
          >
            <Icon drawing={icon} isSmall />
            {translate(`publishing.step.${one}`)}
          </Box>
        );
      })}
    </Box>
  );
}

function Building({ status }: { status: PublishingStatus & { state: 'building' } }) {
  const translate = useTranslate();
  const { step, seconds, times } = status;
  const passed = `${translate('publishing.passed', { seconds })} ${useTimesText(times)}`;
  return (
    // Only the step is read out as it changes, not each second.
    <Alert severity="info" role="group" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Box role="status">
        <Steps step={step} />
      </Box>
      <LinearProgress aria-label={translate('publishing.building')} sx={{ marginBlock: 1 }} />
      <Typography variant="body2">{passed}</Typography>
    </Alert>
  );
}

/** How far the publishing is that was begun here, or what came of it; nothing while none was begun. */
export function PublishingNotice({ choice }: { choice: ChosenDrafts }) {
  const translate = useTranslate();
  const status = usePublishing();
  const [seen, setSeen] = useState<number>();
  if (!status || status.state === 'idle') return null;
  if (status.state === 'building') return <Building status={status} />;
  if (status.state === 'refused') return <PublishingFaults faults={status.faults} choice={choice} />;
  const { edition, seconds } = status;
  if (edition === seen) return null;
  return (
    <Alert
      severity="success"
      role="status"
      closeText={translate('publishing.done_close')}
      onClose={() => setSeen(edition)}
    >
      {translate('publishing.done', { number: edition, seconds })}
    </Alert>
  );
}
