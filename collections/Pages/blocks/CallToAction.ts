import type { Block } from 'payload'
import { linksField } from '../../fields/link'
import { heading } from './heading'

/** What to do next: up to three buttons, the first one the main one. */
export const CallToAction: Block = {
  slug: 'callToAction',
  interfaceName: 'CallToActionBlock',
  labels: { singular: 'Call to action', plural: 'Calls to action' },
  fields: [...heading(), linksField({ name: 'buttons', maxRows: 3 })],
}
