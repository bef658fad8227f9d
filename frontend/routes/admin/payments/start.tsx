import { redirect } from 'react-router-dom'
import { deskPaths } from '../../../deskPaths'

/** Leads to the first page of the tab. */
export const loader = () => () => redirect(deskPaths.paymentsToConfirm.build())

export const Component = () => null
