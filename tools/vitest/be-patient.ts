// What is waited for on a page may take its time on a machine under load: only a hang fails.
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 30_000 });
