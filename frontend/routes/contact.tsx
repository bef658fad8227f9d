import { DimensionTitle } from '../components/ui/DimensionTitle'
import { ContactForm } from '../features/messaging/contactMessages/ContactForm'
import { BlockPage } from '../features/content/pages/BlockPage'
import { pageLoader } from '../features/content/pages/loadPage'

export const loader = pageLoader('contact')

/**
 * The ways to reach the association, as staff wrote them, and the message form. Source: spec.md section 2,
 * "/contact".
 */
export const Component = () => (
  <BlockPage>
    <div className="wrap blocks">
      <section id="form" className="page-part scroll-mt-24">
        <DimensionTitle>Write to us</DimensionTitle>
        <div className="max-w-[48rem]">
          <ContactForm />
        </div>
      </section>
    </div>
  </BlockPage>
)
