import { Page } from '../../ui/page.tsx';
import { Benefits } from './benefits.tsx';
import { Figures } from './figures.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { LastCall } from './last-call.tsx';

export function LandingPage() {
  return (
    <Page title="Symptom checker" width="wide" className="space-y-20 sm:space-y-28 pt-9! lg:pt-14!">
      <Hero />
      <Features />
      <Benefits />
      <Figures />
      <LastCall />
    </Page>
  );
}
