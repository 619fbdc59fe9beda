/** One page of the guide: its steps, and a picture of the screen. */
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { ScreenPage } from '../components/ScreenPage.tsx';
import { useLocale, useTranslate } from '../words/WordsProvider.tsx';
import { GuideText } from './GuideText.tsx';
import { GUIDE_PICTURE_SIZE, type GuidePage, guidePath } from './guide-pages.ts';

/** The pictures that `npm run guide:pictures` takes: `./pictures/<page>-<language>.webp`. */
const PICTURES = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' });

interface Props {
  page: GuidePage;
  /** The one to read after it. */
  next: GuidePage | undefined;
  texts: Readonly<Record<string, string>>;
}

function Steps({ id, texts }: { id: string; texts: Props['texts'] }) {
  const steps: string[] = [];
  for (let text; (text = texts[`guide.${id}.${steps.length + 1}`]) !== undefined;) steps.push(text);
  return (
    <Stack component="ol" spacing={1.5} sx={{ margin: 0, paddingInlineStart: 3 }}>
      {steps.map((text) => (
        <Typography component="li" key={text} sx={{ maxWidth: '60ch', paddingInlineStart: 0.5 }}>
          <GuideText text={text} />
        </Typography>
      ))}
    </Stack>
  );
}

/** The page; on a wide screen its picture stands beside the steps. */
export function GuidePageView({ page: { id, place }, next, texts }: Props) {
  const translate = useTranslate();
  const picture = PICTURES[`./pictures/${id}-${useLocale()}.webp`];
  const filled = (key: string, title: string) => (texts[key] ?? '').replace('{title}', title);
  return (
    <ScreenPage
      title={texts[`guide.${id}.title`] ?? id}
      lead={<GuideText text={texts[`guide.${id}.lead`] ?? ''} />}
      actions={
        <>
          <Button component={Link} to={guidePath()} variant="outlined">
            {texts['guide.all']}
          </Button>
          <Button component={Link} to={`/${place.path}`} variant="outlined">
            {filled('guide.open', translate(place.title))}
          </Button>
        </>
      }
    >
      <Card sx={{ padding: { xs: 2, md: 2.5 } }}>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' } }}>
          <Steps id={id} texts={texts} />
          {picture && (
            <Box
              component="img"
              src={picture}
              alt={texts[`guide.${id}.picture`]}
              {...GUIDE_PICTURE_SIZE}
              loading="lazy"
              sx={{ maxWidth: '100%', height: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
            />
          )}
        </Box>
      </Card>
      {next && (
        <Button component={Link} to={guidePath(next.id)} sx={{ marginTop: 2 }}>
          {filled('guide.next', texts[`guide.${next.id}.title`] ?? next.id)}
        </Button>
      )}
    </ScreenPage>
  );
}
