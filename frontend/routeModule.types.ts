import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router-dom'
import type { App } from './lib/app'

/** What a route module exports. Its loader starts its queries and returns at least what the head needs. */
export interface RouteModule {
  loader: (app: App) => LoaderFunction
  Component: ComponentType
}
