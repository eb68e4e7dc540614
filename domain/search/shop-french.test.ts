import { expect, it } from 'vitest'
import { translateShopFrench } from './shop-french.ts'

it.each([
  ['livraison', 'shipping'],
  ['retours', 'return'],
  ['gratuite', 'free'],
  ['autocollants', 'decal'],
  ['personnalisees', 'custom'],
  ['boat', null],
  ['constructor', null],
])('"%s" is %s in English', (word, english) => expect(translateShopFrench(word)).toBe(english))
