import { expect, it } from 'vitest'
import { describeSettingFault } from '../../content/operator/setting-faults.ts'
import { defineMenuCategoriesSetting, defineMenuLinksSetting } from './menu-kinds.ts'

const said = { label: 'Menu', hint: '' }
const menu = defineMenuLinksSetting({ ...said, most: 3 })
const tree = defineMenuCategoriesSetting({ ...said, most: 5 })

it('links are parsed as they are written', () => {
  const text = 'About us | /about\nOur films | https://films.example/list'
  const read = menu.read(`\n${text}\n`)
  expect(read).toEqual({
    ok: true,
    value: [
      { label: 'About us', url: '/about' },
      { label: 'Our films', url: 'https://films.example/list' },
    ],
  })
  expect(read.ok && menu.write(read.value)).toBe(text)
})

it('subcategories are below their category', () => {
  const text = 'Vehicles | /collection/vehicles\n- Cars | /collection/cars\nBoats | /collection/boats'
  const read = tree.read(text)
  expect(read).toEqual({
    ok: true,
    value: [
      {
        name: 'Vehicles',
        url: '/collection/vehicles',
        subcategories: [{ name: 'Cars', url: '/collection/cars' }],
      },
      { name: 'Boats', url: '/collection/boats', subcategories: [] },
    ],
  })
  expect(read.ok && tree.write(read.value)).toBe(text)
})

it.each([
  ['', 'Please add at least one link.'],
  ['A | /a\nB | /b\nC | /c\nD | /d', 'Please keep it to 3 links.'],
  [' | /a', 'Please give each link a text of up to 60 characters.'],
  ['About | about', '“About” needs an address that begins with / or https://.'],
  ['About | //elsewhere.example', '“About” needs an address that begins with / or https://.'],
  ['About | javascript:alert(1)', '“About” needs an address that begins with / or https://.'],
  ['A | /a\nB | /a', '/a appears twice.'],
  ['A | /a\n- B | /b', "“B” can't be under another link, because this menu has one level."],
])('%j is refused: %s', (text, message) => {
  const read = menu.read(text)
  expect(!read.ok && describeSettingFault(read.fault)).toBe(message)
})

it('a subcategory needs a category above it', () => {
  expect(tree.read('- Cars | /cars')).toMatchObject({ ok: false })
})
