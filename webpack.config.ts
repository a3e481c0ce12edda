import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import ForkTsCheckerWebpackPlugin from 'fork-ts-checker-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { basename, join } from 'node:path';
import { constants } from 'node:zlib';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import 'webpack-dev-server';
import { visitLinkPage, workLinkPage } from './src/contract/addresses';
import { antdParts } from './src/tools/antdParts';
import { antdStylesFolder, writeAntdStyles } from './src/tools/antdStyles';
import { inlineOptions, inlineTokens } from './src/tools/inlineTokens';
import {
  answerEntry,
  answerPage,
  bootEntry,
  ownWorkEntry,
  ownWorkPage,
  PagesPlugin,
  visitEntry,
  visitPage,
} from './src/tools/pagesPlugin';
import { portalWorkerEntry, workerEntry, WorkerPlugin } from './src/tools/workerPlugin';

const root = import.meta.dirname;

/** Chunks of pages outside the shell, which contain their own styles. */
const withoutShell = ['main', 'login', 'password', bootEntry, ownWorkEntry, visitEntry, answerEntry];
/**
 * Entries that share no chunk with another: the boot script is inlined in the page, and the contractor's page is cached
 * as a unit on a phone.
 */
const standaloneEntries = [bootEntry, ownWorkEntry, visitEntry, answerEntry, workerEntry, portalWorkerEntry];

/** The chunks that open without a connection: the frame, the lists of claims and the forms of a new claim. */
const offlineChunks = [
  ...['main', 'login', 'shell', 'mobile-menu', 'notification', 'popups', 'drafts', 'antd-dark', 'offline', 'copies'],
  ...['claims-ClaimListScreens-tsx', 'claims-NewUnitClaimScreen-tsx', 'claims-NewProjectClaimScreen-tsx'],
  ...['image-compression', 'confirm'],
];

/** Our style sheets that neither the shell nor a list needs at first. */
const lateStyles =
  /[\\/]src[\\/](visits|accounts|features[\\/](?!claims[\\/](news|terms|edit|list))|ui[\\/](document|form|issue|photos|upload)|app[\\/](accessibility|verify))/;

/** The components whose styles one file has, because pages need them together; other components have their own file. */
const antdSheets = {
  antd: ['base', 'Button', 'Wave', 'Spin', 'Empty', 'Input', 'Addon', 'Space'],
  'antd-table': ['Table', 'Pagination', 'Checkbox'],
  'antd-form': ['Form', 'Select'],
};

interface CssModule {
  nameForCondition: () => string | null;
}
const pathOf = (module: CssModule): string => module.nameForCondition() ?? '';

/** Returns the file for a style sheet of Ant Design. */
function antdSheet(module: CssModule): string {
  const [component = ''] = basename(pathOf(module), '.css').split('-');
  const [name] = Object.entries(antdSheets).find(([, components]) => components.includes(component)) ?? [];
  return name ?? `antd-${component.toLowerCase()}`;
}

/** Inserts our own sheets after Ant Design's, because they override some of its rules. Runs in the browser. */
function insertStyles(link: HTMLLinkElement): void {
  const ownStyles = link.href.includes('/antd') && document.querySelector('link[rel=stylesheet][href*="/styles."]');
  if (ownStyles) ownStyles.before(link);
  else document.head.append(link);
}

/** The build of the web side: `src/app` to `dist/web`. Load it with `NODE_OPTIONS="--import tsx"`. */
export default function config(_env: unknown, argv: { mode?: string }): Configuration {
  const isProduction = argv.mode === 'production';
  const script = isProduction ? 'assets/[name].[contenthash:8].js' : '[name].js';
  writeAntdStyles();
  return {
    mode: isProduction ? 'production' : 'development',
    entry: {
      main: './src/app/index.tsx',
      [ownWorkEntry]: './src/app/linkPages/work.tsx',
      [visitEntry]: './src/app/linkPages/visit.tsx',
      [answerEntry]: './src/app/linkPages/answer.tsx',
      // Only in production: webpack's dev server is fast enough, and would insert its client into the page twice.
      ...(isProduction && {
        [bootEntry]: './src/app/start/boot.ts',
        [workerEntry]: './src/app/linkPages/serviceWorker.ts',
        [portalWorkerEntry]: './src/app/offline/serviceWorker.ts',
      }),
    },
    target: ['web', 'es2022'],
    devtool: isProduction ? false : 'eval-source-map',
    output: {
      path: join(root, 'dist/web'),
      // The file names of service workers must not change.
      filename: ({ chunk }) => ([workerEntry, portalWorkerEntry].includes(chunk?.name ?? '') ? '[name].js' : script),
      chunkFilename: script,
      publicPath: '/',
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: { 'antd-styles/antd.css': join(antdStylesFolder, 'base.css'), 'antd-styles': antdStylesFolder },
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: join(root, 'node_modules/.cache/webpack'),
      buildDependencies: { config: [import.meta.filename] },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'ts-loader',
          options: { transpileOnly: true, compilerOptions: { noEmit: false } },
        },
        // Ant Design declares itself free of side effects. Its parts are free of them too, but do not declare it.
        {
          test: /node_modules[\\/]@(rc-component|ant-design)[\\/][^\\/]+[\\/](es|lib)[\\/].+\.js$/,
          sideEffects: false,
        },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: { url: false } }] },
      ],
    },
    optimization: {
      splitChunks: {
        chunks: ({ name }) => !standaloneEntries.includes(name ?? ''),
        maxInitialRequests: 30,
        maxAsyncRequests: 30,
        // Every file is a request that may have to wait. Code that two screens share becomes a separate file from this
        // size on.
        minSize: 70_000,
        cacheGroups: {
          antd: {
            name: antdSheet,
            test: /antd-styles[\\/](?!antd-dark)[\w-]+\.css$/,
            type: 'css/mini-extract',
            enforce: true,
          },
          // Our style sheets: one file for the shell and the lists, another one for all other screens.
          ownStyles: {
            name: (module: CssModule) => (lateStyles.test(pathOf(module)) ? 'styles-screens' : 'styles'),
            test: /[\\/]src[\\/].*\.css$/,
            type: 'css/mini-extract',
            chunks: ({ name }) => !withoutShell.includes(name ?? ''),
            enforce: true,
          },
        },
      },
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: {
            ecma: 2020,
            module: true,
            compress: { passes: 3, toplevel: true, hoist_props: true },
            mangle: { toplevel: true },
          },
        }),
        new CssMinimizerPlugin<[typeof inlineOptions, Record<string, never>]>({
          minify: [inlineTokens, CssMinimizerPlugin.cssnanoMinify],
          minimizerOptions: [inlineOptions, {}],
        }),
      ],
    },
    plugins: [
      ...antdParts,
      new HtmlWebpackPlugin({ template: 'public/index.html', excludeChunks: standaloneEntries }),
      new HtmlWebpackPlugin({ template: 'public/index.html', filename: ownWorkPage, chunks: [ownWorkEntry] }),
      new HtmlWebpackPlugin({ template: 'public/index.html', filename: visitPage, chunks: [visitEntry] }),
      new HtmlWebpackPlugin({ template: 'public/index.html', filename: answerPage, chunks: [answerEntry] }),
      new MiniCssExtractPlugin({
        filename: isProduction ? 'assets/[name].[contenthash:8].css' : '[name].css',
        ignoreOrder: true,
        insert: insertStyles,
      }),
      ...(isProduction
        ? [
            new PagesPlugin(),
            new WorkerPlugin({
              entry: workerEntry,
              chunks: [ownWorkEntry, 'image-compression'],
              page: workLinkPage,
            }),
            new WorkerPlugin({
              entry: portalWorkerEntry,
              chunks: offlineChunks,
              page: '/index.html',
              pageFile: 'index.html',
            }),
            new CompressionPlugin({
              test: /\.(js|css|svg|webmanifest)$/,
              filename: '[path][base].gz',
              compressionOptions: { level: 9 },
              minRatio: 1,
            }),
            new CompressionPlugin({
              test: /\.(js|css|svg|webmanifest)$/,
              algorithm: 'brotliCompress',
              filename: '[path][base].br',
              compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } } as object,
              minRatio: 1,
            }),
          ]
        : [new ForkTsCheckerWebpackPlugin()]),
    ],
    devServer: {
      port: Number(process.env.WEB_PORT ?? 8080),
      historyApiFallback: {
        rewrites: [
          { from: new RegExp(`^${workLinkPage}?$`), to: `/${ownWorkPage}` },
          { from: new RegExp(`^${visitLinkPage}$`), to: `/${visitPage}` },
        ],
      },
      static: { directory: join(root, 'public') },
      proxy: [{ context: ['/api'], target: `http://127.0.0.1:${process.env.PORT ?? 3000}` }],
      client: { overlay: { errors: true, warnings: false } },
    },
    stats: isProduction ? 'errors-warnings' : 'minimal',
    performance: false,
  };
}
