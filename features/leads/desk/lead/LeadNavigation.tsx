/** Previous, next and back in the list that one came from (DESK-4). */
import { Button, IconButton, Typography } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import arrowLeftIcon from '@phosphor-icons/core/regular/arrow-left.svg?raw';
import caretLeftIcon from '@phosphor-icons/core/regular/caret-left.svg?raw';
import caretRightIcon from '@phosphor-icons/core/regular/caret-right.svg?raw';
import keyboardIcon from '@phosphor-icons/core/regular/keyboard.svg?raw';
import { Hint } from '../../../../desk/components/Hint.tsx';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { neighboursOf, savedLeadOrder } from '../../../../desk/leads/lead-order.ts';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';

/** Neighbours of a registration in the list that was shown last, and the way back to that. */
export function useLeadNavigation(id: string) {
  const [order] = useState(savedLeadOrder);
  const navigate = useNavigate();
  const neighbours = neighboursOf(order?.ids ?? [], id);
  const from = order?.from ?? '/leads';
  const go = (to: string | undefined) => to && navigate(`/leads/${to}`);
  return { ...neighbours, from, go, back: () => navigate(from) };
}
/** Neighbours, and the functions that go there. */
export type LeadNavigation = ReturnType<typeof useLeadNavigation>;

/** To a neighbour; a link, so that it can be opened beside. */
function NeighbourButton({
  name,
  to,
  icon,
}: {
  name: 'previous' | 'next';
  to: string | undefined;
  icon: ReactElement;
}) {
  const translate = useTranslate();
  const label = translate(`person.${name}`);
  if (to === undefined) {
    return (
      <IconButton disabled aria-label={label}>
        {icon}
      </IconButton>
    );
  }
  return (
    <Hint text={label}>
      <IconButton component={Link} to={`/leads/${to}`} aria-label={label} color="primary">
        {icon}
      </IconButton>
    </Hint>
  );
}

/** Back, previous, next, and the list of keys. */
export function LeadNavigationButtons({ navigation, onKeys }: { navigation: LeadNavigation; onKeys: () => void }) {
  const translate = useTranslate();
  return (
    <>
      <Button component={Link} to={navigation.from} startIcon={<Icon drawing={arrowLeftIcon} />}>
        {translate('person.back')}
      </Button>
      {navigation.position > 0 && (
        <>
          <NeighbourButton name="previous" to={navigation.previous} icon={<Icon drawing={caretLeftIcon} />} />
          <Typography component="span" color="textSecondary" sx={{ alignSelf: 'center' }}>
            {translate('person.position', { position: navigation.position, total: navigation.total })}
          </Typography>
          <NeighbourButton name="next" to={navigation.next} icon={<Icon drawing={caretRightIcon} />} />
        </>
      )}
      <Button onClick={onKeys} startIcon={<Icon drawing={keyboardIcon} />} sx={{ display: { xs: 'none', md: 'flex' } }}>
        {translate('person.keys')}
      </Button>
    </>
  );
}
