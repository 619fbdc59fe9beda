/** A button that asks once more before it does something for good. */
import { Button, type ButtonProps } from '@mui/material';
import { type QueryKey, useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../desk/components/ConfirmDialog.tsx';
import { useNotify } from '../../../desk/components/NotifyProvider.tsx';

interface Props {
  /** Words of the button, and of the one in the dialog. */
  label: string;
  /** What is asked. */
  question: string;
  /** Key of the words that say that it is done. */
  done: string;
  color?: ButtonProps['color'];
  variant?: 'contained' | 'outlined';
  isDisabled?: boolean;
  run: () => Promise<unknown>;
  /** What is asked for anew afterwards. */
  renews?: QueryKey[];
  /** What is to be chosen in the dialog. */
  children?: ReactNode;
}

/** The button opens a dialog; only what is pressed there does it. */
export function ConfirmedAction(props: Props) {
  const { label, question, done, color = 'primary', variant = 'contained', isDisabled = false } = props;
  const { run, renews = [], children } = props;
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: run,
    meta: { renews },
    onSuccess: () => {
      notify(done, 'success');
      setAsking(false);
    },
  });
  const open = () => {
    reset();
    setAsking(true);
  };
  return (
    <>
      <Button variant={variant} color={color} disabled={isDisabled} onClick={open}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={label}
        text={question}
        action={label}
        color={color}
        isBusy={isPending}
        error={error}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
