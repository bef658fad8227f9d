import { type ReactNode, useEffect, useRef, useState } from 'react'
import { SimpleTable } from '../../../components/list/SimpleTable'
import { Disclosure } from '../../../components/ui/Disclosure'
import type { ApiContent, ApiOperationView, JsonSchema } from './openApi.types'
import { fieldsOf, typeText } from './schemaText'

const Fields = ({ caption, schema }: { caption: string; schema: JsonSchema }) => (
  <SimpleTable
    caption={caption}
    headers={['Field', 'Type', 'Meaning']}
    rows={fieldsOf(schema).map(({ name, schema: field, isRequired }) => ({
      key: name,
      cells: [
        <code key="name" className="break-all">
          {name}
        </code>,
        `${typeText(field)}${isRequired ? '' : ', optional'}`,
        field.description ?? '',
      ],
    }))}
    empty="No fields"
  />
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
    <h4 className="text-lg">{title}</h4>
    {children}
  </section>
)

interface ContentProps {
  title: string
  caption: string
  content?: ApiContent
}

/** What is sent or answered: the fields of JSON, or the type of a file. */
const Content = ({ title, caption, content = {} }: ContentProps) =>
  Object.entries(content).map(([type, { schema }]) => (
    <Part key={type} title={title}>
      {type === 'application/json' && schema ? (
        <Fields caption={caption} schema={schema} />
      ) : (
        <p>{type === '*/*' ? 'A file' : `A file, ${type}`}</p>
      )}
    </Part>
  ))

const parameterType = (schema: JsonSchema, isRequired: boolean): string => {
  const usual = schema.default === undefined ? '' : `, otherwise ${JSON.stringify(schema.default)}`
  return `${typeText(schema)}${isRequired ? '' : `, optional${usual}`}`
}

export interface OperationViewProps {
  method: string
  path: string
  operation: ApiOperationView
}

const Details = ({ title, operation }: { title: string; operation: ApiOperationView }) => {
  const { description, parameters = [], requestBody, responses } = operation
  const [answered] = Object.entries(responses).filter(([status]) => Number(status) < 300)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 pt-2 pb-6">
      {description && <p>{description.replaceAll('`', '')}</p>}
      {parameters.length > 0 && (
        <Part title="Parameters">
          <SimpleTable
            caption={`Parameters of ${title}`}
            headers={['Parameter', 'Type', 'Meaning']}
            rows={parameters.map((parameter) => ({
              key: parameter.name,
              cells: [
                <code key="name">{parameter.name}</code>,
                parameterType(parameter.schema, parameter.required),
                (parameter.description ?? '').replaceAll('`', ''),
              ],
            }))}
            empty="No parameters"
          />
        </Part>
      )}
      <Content title="Request" caption={`What is sent to ${title}`} content={requestBody?.content} />
      <Content title="Answer" caption={`What ${title} answers`} content={answered?.[1].content} />
      <Part title="Statuses">
        <SimpleTable
          caption={`Statuses of ${title}`}
          headers={['Status', 'Meaning']}
          rows={Object.entries(responses).map(([status, answer]) => ({
            key: status,
            cells: [status, answer.description],
          }))}
          empty="No statuses"
        />
      </Part>
    </div>
  )
}

/** One endpoint: what it is asked, what it answers. Drawn once it is unfolded: there are hundreds. */
export const OperationView = ({ method, path, operation }: OperationViewProps) => {
  const [isOpened, setIsOpened] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const listening = new AbortController()
    // on its way down, since it does not rise
    const how = { capture: true, signal: listening.signal }
    box.current?.addEventListener('toggle', () => setIsOpened(true), how)
    return () => listening.abort()
  }, [])
  const title = `${method.toUpperCase()} ${path}`
  return (
    <div ref={box}>
      <Disclosure title={`${title}: ${operation.summary}`}>
        {isOpened && <Details title={title} operation={operation} />}
      </Disclosure>
    </div>
  )
}
