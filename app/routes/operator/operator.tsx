import { useLocation } from 'react-router'
import { operatorFrameCopy } from '../../../content/operator/frame.ts'
import type { PageHead, PageModule, PageProps } from '../../page-framework/page-module.ts'
import { createServerDataResource } from '../../page-framework/resource.ts'
import { OperatorFrame } from '../../features/operator/frame/operator-frame.tsx'
import { matchOperatorPage } from '../../features/operator/frame/operator-page.ts'
import { SignIn } from '../../features/operator/frame/sign-in.tsx'
import { getButtonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { operatorPages } from './operator-pages.ts'

const { metadata, none } = operatorFrameCopy

export const getResources = () => ({ operator: createServerDataResource('operator') })

type Props = PageProps<ReturnType<typeof getResources>>

/** Returns the kind of page that the server has rendered; 'none' if the URL isn't an operator page. */
const kindOf = ({ resources: { operator } }: Props) =>
  operator.state === 'ready' ? operator.value.kind : 'none'

const pathOf = ({ params }: Props) => `/operator/${params['*'] ?? ''}`.replace(/\/$/, '')

export function getHead(props: Props): PageHead {
  const page = kindOf(props) === 'signed-in' ? matchOperatorPage(operatorPages, pathOf(props)) : null
  return page ? { ...metadata, title: `${page.page.title} | ${metadata.title}` } : metadata
}

export function getStatus(props: Props): number {
  const kind = kindOf(props)
  if (kind === 'sign-in') return 401
  return kind === 'signed-in' && matchOperatorPage(operatorPages, pathOf(props)) ? 200 : 404
}

/** The page has no shop header and footer, because operators have their own bar. */
export const Layout: NonNullable<PageModule['Layout']> = ({ children }) => children

export default function OperatorPage(props: Props) {
  const { pathname } = useLocation()
  const { operator } = props.resources
  if (operator.state !== 'ready' || operator.value.kind === 'none')
    return (
      <main id="main">
        <Notice title={none.title} text={none.text} level={1}>
          <a href="/" className={getButtonClass('outline')}>
            {none.home}
          </a>
        </Notice>
      </main>
    )
  if (operator.value.kind === 'sign-in') return <SignIn />
  return (
    <OperatorFrame
      pages={operatorPages}
      name={operator.value.name}
      pathname={pathname.replace(/\/$/, '')}
      search={props.search}
    />
  )
}
