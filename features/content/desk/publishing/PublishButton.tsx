/** Publishes what is chosen, after a question. */
import { Button } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from '../../../../desk/components/ConfirmDialog.tsx';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { usePublish, usePublishing } from './use-publishing.ts';

interface Props {
  /** Names of the documents that are chosen. */
  chosen: readonly string[];
  /** Of how many. */
  total: number;
}

/** The button says how many are chosen where that is not all. */
export function PublishButton({ chosen, total }: Props) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const publishing = usePublishing();
  const { mutate, isPending } = usePublish();
  const count = chosen.length;
  const left = total - count;
  const question = [
    translate('publishing.question', { count }),
    left > 0 && translate('publishing.question_left', { count: left }),
  ];
  const order = { documents: [...chosen] };
  return (
    <>
      <Button
        variant="contained"
        loading={publishing?.state === 'building'}
        disabled={count === 0}
        onClick={() => setAsking(true)}
      >
        {left === 0 || count === 0
          ? translate('publishing.publish')
          : translate('publishing.publish_chosen', { count })}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={translate('publishing.publish')}
        text={question.filter(Boolean).join(' ')}
        action={translate('publishing.publish')}
        isBusy={isPending}
        onConfirm={() => mutate(order, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
