import { paths } from '../../../paths'

/** The pages of the tab Integrations: one line each, with a route module in this folder and a line in routes.tsx. */
export const INTEGRATION_VIEWS: readonly { to: string; label: string }[] = [
  { to: paths.admin.integrations.build(), label: 'API keys' },
  { to: paths.admin.apiDescription.build(), label: 'API' },
  { to: paths.admin.webhooks.build(), label: 'Webhooks' },
]
