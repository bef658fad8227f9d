import { redirect } from 'react-router-dom'
import { paths } from '../../../paths'

/** Leads to the first page of the tab. */
export const loader = () => () => redirect(paths.admin.paymentsToConfirm.build())

export const Component = () => null
