/** How to work at the desk, for who has never used it: a page for each thing to do. */
import { Box, Link, Stack, Typography } from '@mui/material';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { Panel } from '../components/Panel.tsx';
import { ScreenPage } from '../components/ScreenPage.tsx';
import { useMay } from '../session/me.ts';
import { useLocale, useTranslate } from '../words/WordsProvider.tsx';
import { GuidePageView } from './GuidePageView.tsx';
import { GuideText } from './GuideText.tsx';
import { GUIDE_GROUPS, GUIDE_PAGES, type GuidePage, guidePath } from './guide-pages.ts';
import { loadGuideTexts } from './load-guide-texts.ts';

interface Props {
  pages: readonly GuidePage[];
  texts: Readonly<Record<string, string>>;
}

/** The list of pages, by the work that they are about. */
function Contents({ pages, texts }: Props) {
  const translate = useTranslate();
  const groups = Map.groupBy(pages, ({ group }) => group);
  return (
    <ScreenPage title={translate('shell.guide')} lead={texts['guide.lead']}>
      <Stack spacing={2}>
        {GUIDE_GROUPS.filter((group) => groups.has(group)).map((group) => (
          <Panel key={group} title={texts[`guide.group.${group}`] ?? group}>
            <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 2 }}>
              {groups.get(group)?.map(({ id }) => (
                <li key={id}>
                  <Link component={RouterLink} to={guidePath(id)} sx={{ fontWeight: 600 }}>
                    {texts[`guide.${id}.title`]}
                  </Link>
                  <Typography variant="body2" color="textSecondary">
                    <GuideText text={texts[`guide.${id}.lead`] ?? ''} />
                  </Typography>
                </li>
              ))}
            </Box>
          </Panel>
        ))}
      </Stack>
    </ScreenPage>
  );
}

/** The page of the address, or the list of those that somebody’s role has use for. */
export default function GuideScreen() {
  const locale = useLocale();
  const may = useMay();
  const { page: id } = useParams();
  const { data: texts } = useSuspenseQuery({
    queryKey: ['guide', locale],
    queryFn: () => loadGuideTexts(locale),
    staleTime: Infinity,
  });
  const pages = GUIDE_PAGES.filter(({ action }) => may(action));
  const index = pages.findIndex((page) => page.id === id);
  const page = pages[index];
  if (!page) return <Contents pages={pages} texts={texts} />;
  return <GuidePageView key={page.id} page={page} next={pages[index + 1]} texts={texts} />;
}
