import { useSearchParams } from 'react-router-dom'
import { type ListQuery, type ListSpec, readListQuery } from './listQuery'

/** What the list of this page is asked for, as its address says. */
export const useListQuery = (spec: ListSpec): ListQuery => readListQuery(spec, useSearchParams()[0])
