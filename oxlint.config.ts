import { defineConfig } from 'oxlint'
import { appImportRules } from './scripts/import-rules/app.ts'
import { serverImportRules } from './scripts/import-rules/server.ts'

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'promise', 'unicorn', 'oxc'],
  categories: {
    correctness: 'error',
    suspicious: 'error',
  },
  env: {
    browser: true,
    node: true,
    es2024: true,
  },
  ignorePatterns: ['build', 'data', 'node_modules', '.cache'],
  rules: {
    'react/react-in-jsx-scope': 'off',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/consistent-type-assertions': [
      'error',
      {
        assertionStyle: 'never',
      },
    ],
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': [
      'error',
      {
        checksVoidReturn: false,
      },
    ],
    'typescript/consistent-return': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'import/no-cycle': [
      'error',
      {
        ignoreTypes: false,
      },
    ],
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    'no-await-in-loop': 'off',
    'no-underscore-dangle': 'off',
    'unicorn/no-array-sort': 'off',
    'max-lines': [
      'error',
      {
        max: 250,
        skipBlankLines: false,
        skipComments: false,
      },
    ],
    'max-lines-per-function': [
      'error',
      {
        max: 80,
        skipBlankLines: false,
        skipComments: false,
      },
    ],
    'no-console': [
      'error',
      {
        allow: ['error'],
      },
    ],
  },
  overrides: [
    {
      files: ['app/app.tsx'],
      rules: {
        'typescript/unbound-method': 'off',
      },
    },
    ...appImportRules,
    ...serverImportRules,
    { files: ['{content,contract}/**'], rules: { 'max-lines': 'off' } },
    {
      files: ['scripts/**', 'bench/**', 'tests/**', 'server/main.ts'],
      rules: {
        'no-console': 'off',
      },
    },
    {
      files: ['tests/**'],
      rules: {
        'typescript/consistent-type-imports': [
          'error',
          {
            disallowTypeAnnotations: false,
          },
        ],
      },
    },
    {
      files: ['tests/fixtures/**'],
      rules: {
        'react/rules-of-hooks': 'off',
      },
    },
    {
      files: ['tests/setup/**'],
      rules: {
        'max-lines-per-function': [
          'error',
          {
            max: 110,
          },
        ],
      },
    },
    {
      files: ['**/*.mjs'],
      rules: {
        'typescript/restrict-template-expressions': 'off',
        'typescript/no-misused-spread': 'off',
      },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/*.spec.ts'],
      rules: {
        'max-lines-per-function': 'off',
        'max-lines': 'off',
        'no-restricted-imports': 'off',
      },
    },
  ],
})
