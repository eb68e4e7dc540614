// `npm run sample-reviews`: writes new titles and texts for the reviews in sample-shop/reviews.jsonl. Their authors, dates and stars stay.
import fs from 'node:fs'
import path from 'node:path'
import { readSampleShop } from '../sample-shop/sample-files.ts'
import { writeReviews } from './sample-reviews/write-reviews.ts'

const file = path.join(import.meta.dirname, '../sample-shop/reviews.jsonl')
const { products, reviews } = readSampleShop()
const written = writeReviews(reviews, products)
fs.writeFileSync(file, written.map((review) => `${JSON.stringify(review)}\n`).join(''))
console.log(`${written.length} sample reviews written`)
