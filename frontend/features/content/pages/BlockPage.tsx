import type { ReactNode } from 'react'
import { Blocks } from '../../../components/blocks/Blocks'
import { PageTitle } from '../../../components/layout/PageTitle'
import { usePage } from './usePage'

/**
 * A page that staff built from blocks.
 * @param props.children what the site itself adds, between title and blocks
 */
export const BlockPage = ({ children }: { children?: ReactNode }) => {
  const page = usePage()
  if (!page) return null
  return (
    <>
      <PageTitle title={page.title}>{page.lead}</PageTitle>
      {children}
      <Blocks blocks={page.layout} />
    </>
  )
}
