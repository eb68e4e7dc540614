import { operatorFrameCopy } from '../../../content/operator/frame.ts'
import { discountCodeList } from '../../../content/operator/lists/discount-codes.ts'
import { refusedTextList } from '../../../content/operator/lists/refused-texts.ts'
import type { OperatorList } from '../../../domain/operator-list.ts'
import type { OperatorPage } from '../../features/operator/frame/operator-page.ts'

const { pages, back } = operatorFrameCopy
const toContent = { href: '/operator/content', title: back.content }
const toTexts = { href: '/operator/texts', title: back.texts }
const toProducts = { href: '/operator/products', title: back.products }

/** Creates the page of an operator's list. The page shows only the list. */
const listEntry = (list: OperatorList, place: Pick<OperatorPage, 'back' | 'inMenu'>): OperatorPage => ({
  path: list.path,
  title: list.title,
  ...place,
  load: async () =>
    (await import('../../features/operator/lists/operator-list-view.tsx')).createListPage(list),
})

/** All operator pages, in the order of the menu; the first match wins. */
export const operatorPages: readonly OperatorPage[] = [
  {
    path: '/operator/today',
    title: pages.today,
    inMenu: 'first',
    hasBadge: true,
    load: () => import('../../features/operator/today/today-page.tsx'),
  },
  {
    path: '/operator',
    title: pages.orders,
    inMenu: 'first',
    load: () => import('../../features/operator/orders/orders-page.tsx'),
  },
  {
    path: '/operator/orders/:id',
    title: pages.order,
    hasOwnHeading: true,
    load: () => import('../../features/operator/orders/order-page.tsx'),
  },
  {
    path: '/operator/board',
    title: pages.board,
    inMenu: 'first',
    load: () => import('../../features/operator/board/board-page.tsx'),
  },
  {
    path: '/operator/products',
    title: pages.products,
    inMenu: 'first',
    load: () => import('../../features/operator/catalogue/products-page.tsx'),
  },
  {
    path: '/operator/products/import',
    title: pages.importProducts,
    back: toProducts,
    load: () => import('../../features/operator/catalogue/import-page.tsx'),
  },
  {
    path: '/operator/products/new',
    title: pages.newProduct,
    back: toProducts,
    load: () => import('../../features/operator/catalogue/new-product-page.tsx'),
  },
  {
    path: '/operator/products/:handle',
    title: pages.product,
    hasOwnHeading: true,
    load: () => import('../../features/operator/catalogue/product-page.tsx'),
  },
  {
    path: '/operator/content',
    title: pages.content,
    inMenu: 'first',
    load: () => import('../../features/operator/content/content-page.tsx'),
  },
  {
    path: '/operator/content/reviews',
    title: pages.reviews,
    back: toContent,
    load: () => import('../../features/operator/content/reviews-page.tsx'),
  },
  {
    path: '/operator/content/questions',
    title: pages.questions,
    back: toContent,
    load: () => import('../../features/operator/content/questions-page.tsx'),
  },
  {
    path: '/operator/content/messages',
    title: pages.messages,
    back: toContent,
    load: () => import('../../features/operator/content/messages-page.tsx'),
  },
  {
    path: '/operator/content/designs',
    title: pages.designs,
    back: toContent,
    load: () => import('../../features/operator/content/designs-page.tsx'),
  },
  {
    path: discountCodeList.path,
    title: discountCodeList.title,
    back: toContent,
    load: () => import('../../features/operator/content/discount-codes-page.tsx'),
  },
  {
    path: '/operator/content/screening',
    title: pages.screening,
    back: toContent,
    load: () => import('../../features/operator/content/screening-page.tsx'),
  },
  listEntry(refusedTextList, { back: toContent }),
  {
    path: '/operator/truth',
    title: pages.truth,
    inMenu: 'more',
    load: () => import('../../features/operator/claims-audit/claims-audit-page.tsx'),
  },
  {
    path: '/operator/taxes',
    title: pages.taxes,
    inMenu: 'first',
    load: () => import('../../features/operator/taxes/taxes-page.tsx'),
  },
  {
    path: '/operator/make-it-yours',
    title: pages.setUp,
    load: () => import('../../features/operator/set-up/set-up-page.tsx'),
  },
  {
    path: '/operator/make-it-yours/:step',
    title: pages.setUp,
    load: () => import('../../features/operator/set-up/set-up-page.tsx'),
  },
  {
    path: '/operator/texts',
    title: pages.texts,
    inMenu: 'more',
    load: () => import('../../features/operator/texts/texts-page.tsx'),
  },
  {
    path: '/operator/texts/new-post',
    title: pages.newPost,
    back: toTexts,
    load: () => import('../../features/operator/texts/new-post-page.tsx'),
  },
  {
    path: '/operator/texts/:kind/:handle',
    title: pages.text,
    hasOwnHeading: true,
    load: () => import('../../features/operator/texts/text-page.tsx'),
  },
  {
    path: '/operator/settings',
    title: pages.settings,
    inMenu: 'first',
    load: () => import('../../features/operator/settings/settings-page.tsx'),
  },
  {
    path: '/operator/settings/:group',
    title: pages.settings,
    hasOwnHeading: true,
    load: () => import('../../features/operator/settings/settings-page.tsx'),
  },
  {
    path: '/operator/customers',
    title: pages.customers,
    inMenu: 'more',
    load: () => import('../../features/operator/customers/customers-page.tsx'),
  },
  {
    path: '/operator/activity',
    title: pages.activity,
    inMenu: 'more',
    load: () => import('../../features/operator/activity/activity-page.tsx'),
  },
  {
    path: '/operator/tasks',
    title: pages.tasks,
    inMenu: 'more',
    load: () => import('../../features/operator/tasks/tasks-page.tsx'),
  },
  {
    path: '/operator/log',
    title: pages.log,
    inMenu: 'more',
    load: () => import('../../features/operator/log/log-page.tsx'),
  },
  {
    path: '/operator/kit',
    title: pages.kit,
    load: () => import('../../features/operator/kit/component-gallery-page.tsx'),
  },
]
