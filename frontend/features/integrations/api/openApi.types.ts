/** What the page reads of `/api/openapi.json`. */
export interface JsonSchema {
  type?: string | string[]
  format?: string
  description?: string
  enum?: readonly (string | number | null)[]
  const?: unknown
  default?: unknown
  minimum?: number
  maximum?: number
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
}

export interface ApiParameter {
  name: string
  in: 'query' | 'path'
  required: boolean
  description?: string
  schema: JsonSchema
}

/** By content type; a file has no schema, or that of a text. */
export type ApiContent = Record<string, { schema?: JsonSchema }>

export interface ApiOperationView {
  tags: string[]
  summary: string
  description?: string
  parameters?: ApiParameter[]
  requestBody?: { content: ApiContent }
  responses: Record<string, { description: string; content?: ApiContent }>
}

export interface ApiDescription {
  info: { version: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, ApiOperationView>>
}
