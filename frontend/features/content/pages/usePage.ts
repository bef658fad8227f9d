import { useLoaderData } from 'react-router-dom'
import type { Page } from '../../../../payload-types'
import { useApp } from '../../../lib/app'
import type { BlockPageData } from './loadPage'
import { pageQuery } from './pageQuery'
import { useLoaded } from '../../../lib/useLoaded'

/** The page that the route's loader loaded; null after staff withdrew it meanwhile. */
export const usePage = (): Page | null => {
  const { slug, isPreview } = useLoaderData<BlockPageData>()
  return useLoaded(pageQuery(useApp(), slug, isPreview))
}
