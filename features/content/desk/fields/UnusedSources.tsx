/** The sources of a document that nothing in it names: kept to be chosen again, until somebody removes them (EDIT-1). */
import { Box, IconButton, Typography } from '@mui/material';
import { useContext } from 'react';
import trashIcon from '@phosphor-icons/core/regular/trash.svg?raw';
import { Icon } from '../../../../desk/components/Icon.tsx';
import { useTranslate } from '../../../../desk/words/WordsProvider.tsx';
import { BodyContext, useForm } from './form-context.tsx';
import { fieldRemoved } from '../edits/entries/removal.ts';
import { isFilledIn, sourceTitle, unusedSources } from '../edits/sources.ts';

/** Nothing where each source is used. */
export function UnusedSources() {
  const translate = useTranslate();
  const { onRemove } = useForm();
  const unused = Object.entries(unusedSources(useContext(BodyContext))).filter(([, source]) => isFilledIn(source));
  if (unused.length === 0) return null;
  return (
    <Box component="section" sx={{ marginTop: 2 }}>
      <Typography variant="subtitle2" component="h2">
        {translate('document.source.not_used')}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="p">
        {translate('document.source.not_used_help')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {unused.map(([id, source]) => {
          const title = sourceTitle(source) || translate('document.source.unnamed');
          return (
            <Box component="li" key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}>
              <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {title}
              </Typography>
              <IconButton
                size="small"
                aria-label={translate('document.remove_named', { name: title })}
                onClick={() => onRemove(fieldRemoved(['sources', id], source))}
              >
                <Icon drawing={trashIcon} isSmall />
              </IconButton>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
