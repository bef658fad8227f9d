import { PageTitle } from '../components/layout/PageTitle'
import { Components } from '../features/content/designSystem/Components'
import { Forms } from '../features/content/designSystem/Forms'
import { Foundations } from '../features/content/designSystem/Foundations'
import type { App } from '../lib/app'
import type { PageData } from '../lib/pageHead'
import { paths } from '../paths'

/** For those who work on the site: every component in every state, on any installation. */
export const loader = (_app: App) => (): PageData => ({
  head: { title: 'Design system', canonical: paths.designSystem.build() },
})

export const Component = () => (
  <>
    <meta name="robots" content="noindex" />
    <PageTitle title="Design system">
      Ink on paper by day, chalk on slate by night; one accent, for the one thing to do.
    </PageTitle>
    <div className="wrap py-10 pb-section">
      <Foundations />
      <Components />
      <Forms />
    </div>
  </>
)
