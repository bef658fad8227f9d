import { paths } from '../../paths'

export interface PanelLinkProps {
  /** A collection of the panel: `events`. */
  collection: string
  id: string
}

/** Leads from a record of the dashboard to the same record in the panel under /cms. */
export const PanelLink = ({ collection, id }: PanelLinkProps) => (
  <a href={paths.cms.record(collection, id)} className="link inline-flex min-h-11 items-center print:hidden">
    Open in the content panel
  </a>
)
