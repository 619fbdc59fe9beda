import { expect, test } from './staff-fixtures.ts';

test('DESK-1 a person who is signed in sees the desk', async ({ page, signedIn }) => {
  const person = await signedIn('manager', 'en');
  await page.goto('/dashboard');
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/shell-${test.info().project.name}.png` });
  await page.getByRole('button', { name: 'My account' }).click();
  await expect(page.getByText(person.email)).toBeVisible();
});
