export { compile, type Compiled } from './compile.ts';
export { readFiles, DATA_DIR, type KnowledgeFiles } from './read-files.ts';
export { compileKnowledge, loadCompiled, saveCompiled } from './load.ts';
