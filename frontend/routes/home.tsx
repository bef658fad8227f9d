import type { App } from '../lib/app'
import type { PageData } from '../lib/pageHead'
export const loader = (_app: App) => (): PageData => ({ head: { canonical: '/' } })
export const Component = () => <h1>Home</h1>
